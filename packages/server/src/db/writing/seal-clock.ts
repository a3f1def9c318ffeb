/** Segments are at least so far apart, unless something must be sealed at once. */
const SEAL_EVERY_MS = 1_000;

/** Says when to seal: with the write where a second has passed since the last seal, else when it has. */
export class SealClock {
  readonly #seal: () => void;
  #sealedMs = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;
  #isOpen = false;
  #isClosing = false;

  /** @param seal runs a transaction without writes */
  constructor(seal: () => void) {
    this.#seal = seal;
  }

  /** Whether there are entries that wait to be sealed. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  isDue(): boolean {
    return this.#isClosing || performance.now() - this.#sealedMs >= SEAL_EVERY_MS;
  }

  /** After a commit: whether it sealed, and how many entries wait. */
  committed(hasSealed: boolean, unsealed: number): void {
    const nowMs = performance.now();
    if (hasSealed) this.#sealedMs = nowMs;
    this.#isOpen = unsealed > 0;
    if (this.#isOpen) this.#wait(SEAL_EVERY_MS - (nowMs - this.#sealedMs));
  }

  /** Whatever is committed from now on is sealed with it. */
  close(): void {
    this.#isClosing = true;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #wait(ms: number): void {
    if (this.#isClosing) return;
    this.#timer ??= setTimeout(
      () => {
        this.#timer = undefined;
        this.#seal();
        // Where that failed, the disk is full or the like.
        if (this.#isOpen) this.#wait(SEAL_EVERY_MS);
      },
      Math.max(0, ms),
    );
  }
}
