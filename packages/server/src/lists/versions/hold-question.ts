import type { ListVersion } from '@namesake/lists';
import type { ListingChange } from './diff-lines.ts';
import type { Held } from './held.ts';
import type { HeldLines } from './held-lines.ts';

/** A version of a list, and what is known of the one searched until now. */
export type HoldQuestion = {
  readonly order: { readonly laterFileConfirms: boolean };
  readonly version: Pick<ListVersion, 'isKept'>;
  /** Whether nothing proves what was held until now: then all that the file lacks is held. */
  readonly isDoubted: boolean;
  /** Of the version's file, hexadecimal. */
  readonly sha256: string;
  /** Listings that are already held. */
  readonly known: readonly Held[];
  readonly kept: HeldLines;
  /** Sorted lines of the listings as they were searched, and as they are in the version. */
  readonly before: Iterable<string>;
  readonly lines: Iterable<string>;
  readonly changes: readonly ListingChange[];
};
