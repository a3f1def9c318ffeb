import type { Holds, Stretch } from './parts/part.ts';
import type { Level } from './parts/signs.ts';

/** A separator between two stretches of a text. */
export type Separator = {
  readonly start: number;
  readonly end: number;
  readonly level: Level;
  /** Maximum number of words on each side for both to be one name. */
  readonly joins: number;
  /** What a label in it says about the text that follows. */
  readonly holds?: Holds;
  /** Starts of labels without a colon: each may be the first word of a name ("Mr. Bank Quelmir"). */
  readonly labelsAt?: readonly number[];
  /** Connecting words and labels in it that may belong to the neighbouring name: "Varnok Cho; Quelmar". */
  readonly nameWords?: readonly Stretch[];
  /** What a ship's number says about the text before it. */
  readonly holdsBefore?: Holds;
};
