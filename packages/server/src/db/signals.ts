/** What nodes read again when it changes. */
export const SIGNAL_TOPICS = ['policies', 'parties', 'lists'] as const;

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
