/** Requests of one caller in one minute. */
export type QuotaUse = {
  /** Who is counted. */
  readonly key: string;
  /** Minutes since 1970. */
  readonly minute: number;
  readonly used: number;
};

/** What all nodes together used. It lasts for minutes, and is lost with a crash of the database. */
export interface QuotaStore {
  /**
   * Adds what a node used, and forgets minutes before `forgetBefore`.
   *
   * @returns the totals of all nodes, in the same order
   */
  add(uses: readonly QuotaUse[], forgetBefore: number): Promise<readonly number[]>;
}
