import type { loadSnapshot } from '../loading/load-snapshot.ts';

/** When publishers are asked next, and how often in a row some did not answer. */
export type RoundPlan = { readonly nextMs: number; readonly failures: number };

/** Who changes the lists when: a port, since one node needs no turns. */
export interface ListTurns {
  /**
   * Runs work that may change the lists while no other node does, on the newest lists of all nodes. What it leaves is
   * published, even if it rejects. Work must not ask for another turn.
   */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Takes over the lists that were published last, where they are others. A failure is reported, see `problem`. */
  follow(): Promise<void>;
  /** The same load, whose result this node can publish. */
  sharing(load: typeof loadSnapshot): typeof loadSnapshot;
  /** Brings descriptions of refused downloads of a list that other nodes keep. */
  fetchRefused(list: string): Promise<void>;
  /** The plan of all nodes; null where publishers were not asked yet, or this is the only node. */
  plan: RoundPlan | null;
  /** What the published lists were made from; null where nobody knows. */
  basis: string | null;
  /** Whether other nodes may exist. */
  readonly isShared: boolean;
  /** Whether the lists that are searched were published by other code than that of this node. */
  readonly isOtherCode: boolean;
  /** Why this node cannot search the newest lists: a sentence for the operator. */
  readonly problem: string | undefined;
  /** How long newer lists have been published that this node does not search, in milliseconds. */
  lagMs(): number;
  close(): void;
}

/** SQLite: this process is the only node. */
export class OwnTurns implements ListTurns {
  plan: RoundPlan | null = null;
  basis: string | null = null;
  readonly isShared = false;
  readonly isOtherCode = false;
  readonly problem = undefined;

  alone<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }

  async follow(): Promise<void> {}

  sharing(load: typeof loadSnapshot): typeof loadSnapshot {
    return load;
  }

  async fetchRefused(): Promise<void> {}

  lagMs(): number {
    return 0;
  }

  close(): void {}
}
