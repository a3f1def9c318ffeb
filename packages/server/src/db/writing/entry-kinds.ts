/** Kinds of ledger entries, with their stored numbers. */
export const ENTRY_KINDS = { screening: 0, event: 1 } as const;

export type EntryKind = keyof typeof ENTRY_KINDS;
