/** Bytes that a body must bring in each period: a modem is faster. */
const LEAST_BYTES = 10_000;

/** Gives up a download whose bytes stop coming, or come so slowly that it would hold its place for hours. */
export class StallGuard {
  readonly #aborting = new AbortController();
  readonly #timer: NodeJS.Timeout;
  #bytes = 0;
  #before: number | undefined;

  /** @param periodMs the time in which some bytes must come, from the first answer on */
  constructor(periodMs: number) {
    this.#timer = setInterval(() => this.#look(), periodMs);
    this.#timer.unref();
  }

  get signal(): AbortSignal {
    return this.#aborting.signal;
  }

  /** @param bytes that have come in all */
  saw(bytes: number): void {
    this.#bytes = bytes;
    this.#before ??= 0;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Before the first bytes the time-out of the request counts: some publishers make their file first. */
  #look(): void {
    if (this.#before !== undefined && this.#bytes - this.#before < LEAST_BYTES) this.#aborting.abort();
    if (this.#before !== undefined) this.#before = this.#bytes;
  }
}
