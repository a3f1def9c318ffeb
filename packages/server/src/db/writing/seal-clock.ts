/** Minimum interval between segments, unless something must be sealed at once. */
const SEAL_EVERY_MS = 1_000;

/** Decides when to seal: with a write if a second has passed since the last seal, else once it has. */
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

  /** Whether entries are waiting to be sealed. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  isDue(): boolean {
    return this.#isClosing || performance.now() - this.#sealedMs >= SEAL_EVERY_MS;
  }

  /** Reports a commit: whether it sealed, and how many entries remain unsealed. */
  committed(hasSealed: boolean, unsealed: number): void {
    const nowMs = performance.now();
    if (hasSealed) this.#sealedMs = nowMs;
    this.#isOpen = unsealed > 0;
    if (this.#isOpen) this.#wait(SEAL_EVERY_MS - (nowMs - this.#sealedMs));
  }

  /** From here on, every commit also seals. */
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
        // Sealing failed, for example because the disk is full.
        if (this.#isOpen) this.#wait(SEAL_EVERY_MS);
      },
      Math.max(0, ms),
    );
  }
}
