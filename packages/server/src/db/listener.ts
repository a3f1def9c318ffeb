/** Calls that read a topic again: never two at a time, and once more after a signal that came during one. */
export class Listener {
  readonly #heard: () => Promise<void>;
  #state: 'idle' | 'busy' | 'again' = 'idle';

  constructor(heard: () => Promise<void>) {
    this.#heard = heard;
  }

  /** Reads again now, or as soon as what is being read is read. */
  call(): void {
    if (this.#state === 'idle') void this.#run();
    else this.#state = 'again';
  }

  async #run(): Promise<void> {
    do {
      this.#state = 'busy';
      // The next poll repeats a failed read.
      await this.#heard().catch(() => {});
    } while (this.#isAgain());
    this.#state = 'idle';
  }

  #isAgain(): boolean {
    return this.#state === 'again';
  }
}
