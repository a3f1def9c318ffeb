import { normaliseText } from '../normalise/text/normalise-text.ts';
import type { Reading } from '../score/match.ts';
import type { Pair } from '../score/name/pairs.ts';
import type { TokenEvidence } from '../types/result.ts';
import { coveredSpan } from './covered-span.ts';

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
      const readSpan = coveredSpan(plan.tokens, pair.queryMask);
      const querySpan = origin ? origin.spanOf(...readSpan) : readSpan;
      const listedSpan = coveredSpan(listedTokens, pair.listedMask);
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
