import type { Holds, Stretch } from './parts/part.ts';
import type { Level } from './parts/signs.ts';

/** What separates two stretches of a text. */
export type Separator = {
  readonly start: number;
  readonly end: number;
  readonly level: Level;
  /** Words up to which each side may be one name with the other. */
  readonly joins: number;
  /** What a label among it says about what follows. */
  readonly holds?: Holds;
  /** Where labels begin that no colon follows: each may be the first word of a name ("Mr. Bank Quelmir"). */
  readonly labelsAt?: readonly number[];
  /** Connecting words and labels in it that may belong to the name next to it: "Varnok Cho; Quelmar". */
  readonly nameWords?: readonly Stretch[];
  /** What a number of a ship says about what precedes it. */
  readonly holdsBefore?: Holds;
};
