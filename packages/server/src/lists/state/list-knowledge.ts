import type { UnusedFile } from '../load-order.ts';
import type { GivenUpList, LeftOutFile } from './list-book.ts';
import type { ListProblem } from './list-state.ts';

/** What a node knows of the lists in addition to its snapshot: plain JSON. */
export type ListKnowledge = {
  /** Ids of the lists that a complete answer needs. */
  readonly required: readonly string[];
  readonly givenUp: readonly GivenUpList[];
  /** Files of an unknown list. */
  readonly unrecognised: readonly UnusedFile[];
  readonly leftOut: readonly LeftOutFile[];
  /** Why the files behind the snapshot cannot be read any more; null where they can. */
  readonly lost: string | null;
  /** Last successful check with the publisher, by list, Unix milliseconds. */
  readonly checkedAtMs: Readonly<Record<string, number>>;
  readonly problems: Readonly<Record<string, ListProblem>>;
};
