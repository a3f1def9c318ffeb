import { normaliseText } from '../normalise/text/normalise-text.ts';
import type { Reading } from '../score/match.ts';
import type { Pair } from '../score/name/pairs.ts';
import type { Span, TokenEvidence } from '../types/result.ts';

type Placed = { readonly start: number; readonly end: number };

/**
 * The alignment as text: which stretch of the submitted text matched which stretch of the listed name, and how.
 */
export function tokenEvidence(
  { text, plan, origin }: Reading,
  listedName: string,
  alignment: readonly Pair[],
): TokenEvidence[] {
  const listedTokens = normaliseText(listedName).tokens;
  return [...alignment]
    .sort((a, b) => a.queryFirst - b.queryFirst)
    .map((pair) => {
      const readSpan = spanOf(plan.tokens, pair.queryMask);
      const querySpan = origin ? origin.spanOf(...readSpan) : readSpan;
      const listedSpan = spanOf(listedTokens, pair.listedMask);
      return {
        query: (origin?.text ?? text).slice(...querySpan),
        listed: listedName.slice(...listedSpan),
        method: pair.method,
        score: Math.round(pair.similarity * 100),
        querySpan,
        listedSpan,
      };
    });
}

function spanOf(tokens: readonly Placed[], mask: number): Span {
  const covered = tokens.filter((_, i) => i < 31 && (mask >> i) & 1);
  return [covered[0]?.start ?? 0, covered.at(-1)?.end ?? 0];
}
