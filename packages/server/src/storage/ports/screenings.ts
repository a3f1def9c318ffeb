/** One screening as it is recorded. */
export type ScreeningRecord = {
  /** Sixteen bytes, see `newScreeningId`. */
  readonly id: Buffer;
  /** What ran it, from `ScreeningStore.internContext`. */
  readonly contextId: number;
  /** Who asked: `token:…` or `user:…`. */
  readonly actor: string;
  readonly outcome: string;
  /** Results before the limit. */
  readonly total: number;
  /** JSON of the members that were submitted. */
  readonly request: string;
  /** JSON of the answer as it left. */
  readonly answer: string;
};

/** A recorded screening as it is read back. */
export type StoredScreening = Omit<ScreeningRecord, 'contextId'> & { readonly context: string };

export interface ScreeningStore {
  /**
   * Interns what many screenings share: lists with versions and hashes, engine, model, policy, as JSON in the shape an
   * answer has it (it is also the dictionary that answers are packed with). Equal text gives the same id.
   */
  internContext(context: string): Promise<number>;
  /** Resolves when the record would survive a power cut. Rejects when it could not be written: then do not answer. */
  record(screening: ScreeningRecord): Promise<void>;
  find(id: Buffer): Promise<StoredScreening | undefined>;
  /** Those of these that are there, in any order. */
  findAll(ids: readonly Buffer[]): Promise<readonly StoredScreening[]>;
}
