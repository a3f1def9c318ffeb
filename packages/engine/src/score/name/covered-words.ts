import type { Pair } from './pairs.ts';

/** Positions of the paired words in the query and in the listed name, as bit masks. */
export type Covered = { readonly queryMask: number; readonly listedMask: number };

/** The words covered by some pairs. */
export function coveredBy(pairs: readonly Pair[]): Covered {
  let [queryMask, listedMask] = [0, 0];
  for (const pair of pairs) {
    queryMask |= pair.queryMask;
    listedMask |= pair.listedMask;
  }
  return { queryMask, listedMask };
}
