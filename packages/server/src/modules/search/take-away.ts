import type { Hit, Screening } from '@namesake/engine';

/** Hits of a screening without those that good guys took away, and the page of them that was asked for. */
export type Remaining = {
  readonly hits: readonly Hit[];
  readonly total: number;
  readonly overLimit: number;
  /** Those that were taken away, on all pages. */
  readonly taken: readonly Hit[];
};

/** The page of a screening as it is. */
export const wholePage = ({ hits, total, suppressed }: Screening): Remaining => ({
  hits,
  total,
  taken: [],
  overLimit: suppressed.overLimit,
});

/** @param all every hit of a screening, on all pages */
export function takeAway(
  all: readonly Hit[],
  isTaken: (hit: Hit) => boolean,
  { skip, limit }: { readonly skip: number; readonly limit: number },
): Remaining {
  const left = all.filter((hit) => !isTaken(hit));
  const hits = left.slice(skip, skip + limit);
  const overLimit = Math.max(0, left.length - skip - hits.length);
  return { hits, total: left.length, overLimit, taken: all.filter(isTaken) };
}
