import type { Pair } from './pairs.ts';

/** Which words of the query and of the listed name are paired, as sets of positions. */
export type Covered = { readonly queryMask: number; readonly listedMask: number };

/** The words that some pairs cover. */
export function coveredBy(pairs: readonly Pair[]): Covered {
  let [queryMask, listedMask] = [0, 0];
  for (const pair of pairs) {
    queryMask |= pair.queryMask;
    listedMask |= pair.listedMask;
  }
  return { queryMask, listedMask };
}
