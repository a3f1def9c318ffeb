import type { UnusedFile } from '../load-order.ts';
import type { ListProblem } from './list-state.ts';

/** A list that was required, and that the operator chose to continue without. */
export type GivenUpList = { readonly id: string; readonly reason: string; readonly atMs: number };

/** A file in the folder of lists that is not searched. */
export type LeftOutFile = {
  /** Path within the folder. */
  readonly file: string;
  /** The list that it is or should be; null if unknown. */
  readonly list: string | null;
  /** True if it should be a list but must not be used. Others are not lists, or are older files of searched lists. */
  readonly refused: boolean;
  readonly reason: string;
};

/** What a node knows about the lists besides its snapshot: plain JSON. */
export type ListKnowledge = {
  /** Ids of the lists that a complete answer needs. */
  readonly required: readonly string[];
  readonly givenUp: readonly GivenUpList[];
  /** Files of an unknown list. */
  readonly unrecognised: readonly UnusedFile[];
  readonly leftOut: readonly LeftOutFile[];
  /** Why the files behind the snapshot cannot be read any more; null if they can. */
  readonly lost: string | null;
  /** Last successful check with the publisher, by list, Unix milliseconds. */
  readonly checkedAtMs: Readonly<Record<string, number>>;
  readonly problems: Readonly<Record<string, ListProblem>>;
};
