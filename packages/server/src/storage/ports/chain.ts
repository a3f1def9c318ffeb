/** How much is recorded and sealed. */
export type ChainFacts = {
  readonly entries: number;
  readonly segments: number;
  readonly unsealed: number;
  /** Entries whose contents were erased. */
  readonly erased: number;
  /** The last segment; undefined before the first. Time in Unix milliseconds. */
  readonly last: { readonly sealedAt: number; readonly head: Buffer; readonly keyId: string } | undefined;
};

/** The chain of everything that is recorded, as a whole. */
export interface Chain {
  facts(): Promise<ChainFacts>;
}
