import type { ListVersion } from '@namesake/lists';
import type { ListingChange } from './diff-lines.ts';
import type { Held } from './held.ts';
import type { HeldLines } from './held-lines.ts';

/** A version of a list, and what is known about the one searched before. */
export type HoldQuestion = {
  readonly order: { readonly laterFileConfirms: boolean };
  readonly version: Pick<ListVersion, 'isKept'>;
  /** Whether there is no proof of earlier holds: then everything that the file lacks is held. */
  readonly isDoubted: boolean;
  /** SHA-256 of the version's file, hexadecimal. */
  readonly sha256: string;
  /** Current holds. */
  readonly known: readonly Held[];
  readonly kept: HeldLines;
  /** Sorted lines of the listings as searched, and as in the version. */
  readonly before: Iterable<string>;
  readonly lines: Iterable<string>;
  readonly changes: readonly ListingChange[];
};
