/** What a node said of itself. */
export type NodeRow = {
  readonly id: string;
  /** When it said so, in Unix milliseconds. */
  readonly seenAt: number;
  /** Its state as JSON. */
  readonly status: string;
};

/** Which nodes use the database. */
export interface NodeStore {
  /** Notes that a node runs and what it says of itself, and forgets those last seen before a time. */
  beat(node: NodeRow, forgetBefore: number): Promise<void>;
  /** Forgets a node that ended. */
  leave(id: string): Promise<void>;
  /** All nodes, by id. */
  all(): Promise<readonly NodeRow[]>;
}
