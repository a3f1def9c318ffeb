/** Topics that nodes read again after a change. */
const SIGNAL_TOPICS = ['policies', 'parties', 'lists'] as const;

export type SignalTopic = (typeof SIGNAL_TOPICS)[number];

/** Changes by other nodes and commands on the same database. */
export interface Signals {
  /**
   * Calls `heard` after each change of this topic by any process, and every few seconds regardless; it should read the
   * topic from the database. Calls for one listener never overlap; a rejected one is repeated.
   * @returns function that stops it
   */
  listen(topic: SignalTopic, heard: () => Promise<void>): () => void;
  /** Since when changes are only noticed by polling, Unix milliseconds; null while signals arrive. */
  silentSince(): number | null;
  close(): Promise<void>;
}

/** Calls that read a topic again: never concurrently, and once more after a signal during a call. */
export class Listener {
  readonly #heard: () => Promise<void>;
  #state: 'idle' | 'busy' | 'again' = 'idle';

  constructor(heard: () => Promise<void>) {
    this.#heard = heard;
  }

  /** Reads again at once, or after the current read. */
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
