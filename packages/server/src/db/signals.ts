/** What nodes read again when it changes. */
const SIGNAL_TOPICS = ['policies', 'parties', 'lists'] as const;

export type SignalTopic = (typeof SIGNAL_TOPICS)[number];

/** Changes that other nodes and commands make in the same database. */
export interface Signals {
  /**
   * Calls `heard` after each change of this topic by any process, and every few seconds whether or not there was one:
   * it reads the topic from the database again. Calls for one listener never overlap; one that rejects is repeated.
   *
   * @returns what ends that
   */
  listen(topic: SignalTopic, heard: () => Promise<void>): () => void;
  /** Since when changes are only noticed by reading again, Unix milliseconds; null while signals arrive. */
  silentSince(): number | null;
  close(): Promise<void>;
}

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
