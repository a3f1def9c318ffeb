import type { LoadResult } from '../loading/load-snapshot.ts';

/** When publishers are asked next, and the number of failed rounds in a row. */
export type RoundPlan = { readonly nextMs: number; readonly failures: number };

/** Keeps the lists of all nodes on one database the same: one node at a time changes and publishes them. */
export interface ListSync {
  /**
   * Runs work that may change the lists while no other node does, starting with the newest lists of all nodes. The
   * result is published, even if the work rejects. The work must not request the lock again.
   */
  locked<T>(work: () => Promise<T>): Promise<T>;
  /** Takes over the last published lists if they differ. Failures are reported, see `problem`. */
  follow(): Promise<void>;
  /** Notes that this node loaded these lists, and can publish them once it searches them. */
  loaded(result: LoadResult): void;
  /** Fetches descriptions of refused downloads of a list that other nodes store. */
  fetchRefused(list: string): Promise<void>;
  /** The plan of all nodes; null if publishers were not asked yet, or this is the only node. */
  plan: RoundPlan | null;
  /** Sources of the published lists; null if unknown. */
  basis: string | null;
  /** Whether other nodes may exist. */
  readonly isShared: boolean;
  /** Whether the searched lists were published by code that differs from this node's. */
  readonly isOtherCode: boolean;
  /** Message for the operator: why this node cannot search the newest lists. */
  readonly problem: string | undefined;
  /** Whether this node searches the newest published lists. If not, it takes them over. */
  isNewest(): Promise<boolean>;
  /** Milliseconds for which newer lists have been published that this node does not search. */
  lagMs(): number;
  close(): void;
}

/** SQLite: this process is the only node. */
export class SingleNodeSync implements ListSync {
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
