/** Bytes that a body must bring in each period: less than a modem delivers. */
const LEAST_BYTES = 10_000;

/** Aborts a download whose bytes stop coming, or come so slowly that it would occupy its slot for hours. */
export class StallGuard {
  readonly #aborting = new AbortController();
  readonly #timer: NodeJS.Timeout;
  #bytes = 0;
  #before: number | undefined;

  /** @param periodMs period in which some bytes must arrive, from the first answer on */
  constructor(periodMs: number) {
    this.#timer = setInterval(() => this.#look(), periodMs);
    this.#timer.unref();
  }

  get signal(): AbortSignal {
    return this.#aborting.signal;
  }

  /** @param bytes received in total */
  saw(bytes: number): void {
    this.#bytes = bytes;
    this.#before ??= 0;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Before the first bytes, the timeout of the request applies: some publishers generate their file first. */
  #look(): void {
    if (this.#before !== undefined && this.#bytes - this.#before < LEAST_BYTES) this.#aborting.abort();
    if (this.#before !== undefined) this.#before = this.#bytes;
  }
}
