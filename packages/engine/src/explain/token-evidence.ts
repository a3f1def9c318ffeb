import type { Script } from '../knowledge/scripts/letters/script-of.ts';
import { scriptsOf } from '../knowledge/scripts/letters/scripts-of.ts';
import type { Token } from '../normalise/text/token.ts';
import type { Reading } from '../score/match.ts';
import type { Pair } from '../score/name/pairs.ts';
import type { TokenEvidence, TokenMethod } from '../types/result.ts';
import { coveredSpan } from './covered-span.ts';

/** The script of the beginning of a word. */
const firstScript = (text: string): Script | undefined => scriptsOf(text).values().next().value;

/** A listed name as written, and its words. */
export type ListedText = { readonly value: string; readonly tokens: readonly Token[] };

/**
 * Renders the alignment as text: which stretch of the submitted text matched which stretch of the listed name, and how.
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
        method: methodOf(pair, plan.tokens, firstScript(query) === firstScript(listed)),
        score: Math.round(pair.similarity * 100),
        querySpan,
        listedSpan,
      };
    });
}

/** The scorer's method, corrected for display by the letters as they are written. */
function methodOf({ method, queryMask }: Pair, tokens: readonly Token[], isOneScript: boolean): TokenMethod {
  if (method !== 'exact' && method !== 'transliteration') return method;
  if (tokens.some(({ inflected }, at) => inflected && (queryMask >> at) & 1)) return 'inflection';
  const isRetyped = tokens.some(({ retyped }, at) => retyped && (queryMask >> at) & 1);
  return isOneScript && !isRetyped ? method : 'transliteration';
}
