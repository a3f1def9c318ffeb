import type { Index } from '../../index/open/open-index.ts';
import { normaliseText } from '../../normalise/text/normalise-text.ts';
import type { Token } from '../../normalise/text/token.ts';
import type { Match } from '../../score/match.ts';
import { coveredBy } from '../../score/name/covered-words.ts';
import type { Span } from '../../types/result.ts';

/** The words of a submitted text that agree with a listed name, and the words next to them. */
export type AroundName = {
  /** A stretch of the submitted text. All positions are in it. */
  readonly text: string;
  readonly tokens: readonly Token[];
  /** Where each of the words that agree is written. */
  readonly spans: readonly Span[];
  /** From the first word that agrees to the end of the last. */
  readonly name: Span;
  /** The last word before the name and the first word after it; -1 if there is none. */
  readonly before: number;
  readonly behind: number;
};

/** Budget steps for each character that is read. */
const CHARACTER = 1;

/**
 * Reads what is next to a name in a part of a text; undefined if the whole text was read, or no word agrees.
 * @param reach characters read on each side
 * @throws SearchTooExpensiveError
 */
export function aroundName(index: Index, { name, reading }: Match, reach: number): AroundName | undefined {
  const origin = reading?.origin;
  if (!name || !origin || name.alignment.length === 0) return undefined;
  const { queryMask } = coveredBy(name.alignment);
  const own = reading.plan.tokens.filter((_, i) => ((queryMask >> i) & 1) === 1);
  const written = own.map(({ start, end }) => origin.spanOf(start, end));
  const first = Math.min(...written.map(([start]) => start));
  const last = Math.max(...written.map(([, end]) => end));
  const from = Math.max(0, first - reach);
  const text = origin.text.slice(from, last + reach);
  index.scratch.budget.spend(text.length * CHARACTER);
  const { tokens } = normaliseText(text);
  return {
    text,
    tokens,
    spans: written.map(([start, end]) => [start - from, end - from]),
    name: [first - from, last - from],
    before: tokens.findLastIndex(({ end }) => end + from <= first),
    behind: tokens.findIndex(({ start }) => start + from >= last),
  };
}
