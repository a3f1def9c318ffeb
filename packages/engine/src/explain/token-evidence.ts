import type { Script } from '../knowledge/scripts/letters/script-of.ts';
import { scriptsOf } from '../knowledge/scripts/letters/scripts-of.ts';
import type { Token } from '../normalise/text/token.ts';
import type { Reading } from '../score/match.ts';
import type { Pair } from '../score/name/pairs.ts';
import type { TokenEvidence } from '../types/result.ts';
import { coveredSpan } from './covered-span.ts';

/** The script that a word begins in. */
const firstScript = (text: string): Script | undefined => scriptsOf(text).values().next().value;

/** A listed name as it is written, and its words. */
export type ListedText = { readonly value: string; readonly tokens: readonly Token[] };

/**
 * The alignment as text: which stretch of the submitted text matched which stretch of the listed name, and how.
 */
export function tokenEvidence(
  { text, plan, origin }: Reading,
  name: ListedText,
  alignment: readonly Pair[],
): TokenEvidence[] {
  return [...alignment]
    .sort((a, b) => a.queryFirst - b.queryFirst)
    .map((pair) => {
      const readSpan = coveredSpan(plan.tokens, pair.queryMask);
      const querySpan = origin ? origin.spanOf(...readSpan) : readSpan;
      const listedSpan = coveredSpan(name.tokens, pair.listedMask);
      const query = (origin?.text ?? text).slice(...querySpan);
      const listed = name.value.slice(...listedSpan);
      return {
        query,
        listed,
        // Letters that are the same once written in Latin are not the same letters.
        method: pair.method === 'exact' && firstScript(query) !== firstScript(listed) ? 'transliteration' : pair.method,
        score: Math.round(pair.similarity * 100),
        querySpan,
        listedSpan,
      };
    });
}
