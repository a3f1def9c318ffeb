/**
 * The named policies under which a customer reference was ever recorded. They are kept under a keyed hash of the
 * reference and with nothing else, so that they outlive the erasure of the person: who was screened strictly is not
 * decided about by fewer people afterwards.
 */
export interface ReferencePolicyStore {
  /** Resolves when it is durable; what was noted before costs nothing. */
  note(reference: Buffer, policy: string): Promise<void>;
  /** Names of policies, the default one left out; some may have been deleted since. */
  of(reference: Buffer): Promise<readonly string[]>;
  /** Notes what was recorded before there was this table, once. */
  noteEarlier(hashOf: (externalRef: string) => Buffer): Promise<void>;
}
