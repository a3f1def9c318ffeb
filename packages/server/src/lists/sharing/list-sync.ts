import type { LoadResult } from '../loading/load-snapshot.ts';

/** When publishers are asked next, and how often in a row some did not answer. */
export type RoundPlan = { readonly nextMs: number; readonly failures: number };

/** Keeps the lists of all nodes on one database the same: one node at a time changes and publishes them. */
export interface ListSync {
  /**
   * Runs work that may change the lists while no other node does, on the newest lists of all nodes. What it leaves is
   * published, even if it rejects. Work must not ask for the lock again.
   */
  locked<T>(work: () => Promise<T>): Promise<T>;
  /** Takes over the lists that were published last, where they are others. A failure is reported, see `problem`. */
  follow(): Promise<void>;
  /** This node loaded these lists: it can publish them once it searches them. */
  loaded(result: LoadResult): void;
  /** Brings descriptions of refused downloads of a list that other nodes keep. */
  fetchRefused(list: string): Promise<void>;
  /** The plan of all nodes; null where publishers were not asked yet, or this is the only node. */
  plan: RoundPlan | null;
  /** What the published lists were made from; null where that is unknown. */
  basis: string | null;
  /** Whether other nodes may exist. */
  readonly isShared: boolean;
  /** Whether the lists that are searched were published by other code than that of this node. */
  readonly isOtherCode: boolean;
  /** Why this node cannot search the newest lists: a sentence for the operator. */
  readonly problem: string | undefined;
  /** Whether no newer lists are published than this node searches. Where there are, it takes them over. */
  isNewest(): Promise<boolean>;
  /** How long newer lists have been published that this node does not search, in milliseconds. */
  lagMs(): number;
  close(): void;
}

/** SQLite: this process is the only node. */
export class OwnSync implements ListSync {
  plan: RoundPlan | null = null;
  basis: string | null = null;
  readonly isShared = false;
  readonly isOtherCode = false;
  readonly problem = undefined;

  locked<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }

  async follow(): Promise<void> {}

  loaded(): void {}

  async fetchRefused(): Promise<void> {}

  async isNewest(): Promise<boolean> {
    return true;
  }

  lagMs(): number {
    return 0;
  }

  close(): void {}
}
