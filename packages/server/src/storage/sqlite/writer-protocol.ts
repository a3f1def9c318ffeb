/** One statement as Kysely compiled it. */
export type Statement = { readonly sql: string; readonly parameters: readonly unknown[] };

/** What the writer thread is asked for. Everything that arrives together is committed together. */
export type WriterRequest =
  /** Statements that happen all or none. */
  | { readonly kind: 'unit'; readonly seq: number; readonly statements: readonly Statement[] }
  | { readonly kind: 'dictionary'; readonly contextId: number; readonly body: string }
  | {
      readonly kind: 'screening';
      readonly seq: number;
      readonly id: Uint8Array;
      readonly contextId: number;
      readonly actorId: number;
      readonly outcome: string;
      readonly total: number;
      /** JSON, packed by the thread. */
      readonly body: string;
    }
  | { readonly kind: 'close' };

/** One write that is now durable, or why it is not. `changes` counts the rows of each statement. */
export type WriteResult =
  | { readonly seq: number; readonly changes: readonly number[] }
  | { readonly seq: number; readonly error: string };

/** Results of one commit. */
export type WriterReply = readonly WriteResult[];
