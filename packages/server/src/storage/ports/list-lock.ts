/** Lets one node at a time change the lists. */
export interface ListLock {
  /**
   * Waits until no other node holds it. A node that dies or hangs loses it within about a minute.
   *
   * @throws StorageUnavailable where the database cannot be asked, or `signal` aborts
   * @returns what releases it
   */
  take(signal: AbortSignal): Promise<() => Promise<void>>;
}
