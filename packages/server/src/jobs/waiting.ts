/** A wait until it is time to look again, or something is known to be there. */
export class Waiting {
  readonly #ms: number;
  readonly #stopping: AbortSignal;
  #isAwake = false;
  #end: (() => void) | undefined;

  constructor(ms: number, stopping: AbortSignal) {
    this.#ms = ms;
    this.#stopping = stopping;
    stopping.addEventListener('abort', () => this.wake(), { once: true });
  }

  /** Ends the wait, or the next one. */
  wake(): void {
    this.#isAwake = true;
    this.#end?.();
  }

  /** Resolves when the time is over, it was woken since the last wait, or everything stops. */
  async wait(): Promise<void> {
    if (!this.#isAwake && !this.#stopping.aborted)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, this.#ms).unref();
        this.#end = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    this.#end = undefined;
    this.#isAwake = false;
  }
}
