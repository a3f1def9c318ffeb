import type { Span } from '../types/result.ts';

type Placed = { readonly start: number; readonly end: number };

/** The stretch of a text from the first to the last token in a bit mask of positions; empty if the mask is. */
export function coveredSpan(tokens: readonly Placed[], mask: number): Span {
  const covered = tokens.filter((_, i) => i < 31 && (mask >> i) & 1);
  return [covered[0]?.start ?? 0, covered.at(-1)?.end ?? 0];
}
