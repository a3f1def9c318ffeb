/** Advisory locks of this program, one per purpose. No other program in the same database may use these numbers. */
export const LOCKS = {
  /** Held by the transaction that writes: entries of all nodes have one order. */
  writing: 6_037_900_001,
  /** Held while partitions are made. */
  partitions: 6_037_900_002,
  /** Held by the node that changes the lists. */
  lists: 6_037_900_003,
} as const;
