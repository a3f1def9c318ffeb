import type { Index } from '../../index/open/open-index.ts';
import { legalFormClass } from '../../knowledge/lexicon/companies/legal-forms.ts';
import { normaliseText } from '../../normalise/text/normalise-text.ts';
import type { Match } from '../../score/match.ts';
import type { Pair } from '../../score/name/pairs.ts';
import { contextWords } from './context-words.ts';

/** Letter by letter, or in another script: a place may be somebody's name. */
const SAME = 0.99;
/** Characters on each side in which the other words of a phrase are looked for. */
const REACH = 60;
/** Steps of reading a character there. */
const CHARACTER = 1;

/**
 * Whether a match inside a text is context that is only like a listed name: "Antarctica" in an address is the land, and
 * no slip of a company's name. Before a legal form it is a name.
 */
export function isContextAlike(index: Index, { name, reading }: Match): boolean {
  const origin = reading?.origin;
  if (!name || !reading || origin === undefined || name.alignment.length === 0) return false;
  if (name.alignment.some(isSame)) return false;
  const own = reading.plan.tokens.filter((_, i) =>
    name.alignment.some(({ queryMask }) => ((queryMask >> i) & 1) === 1),
  );
  const spans = own.map(({ start, end }) => origin.spanOf(start, end));
  const [first, last] = [Math.min(...spans.map(([start]) => start)), Math.max(...spans.map(([, end]) => end))];
  const from = Math.max(0, first - REACH);
  const around = origin.text.slice(from, last + REACH);
  index.scratch.budget.spend(around.length * CHARACTER);
  const { tokens } = normaliseText(around);
  const next = tokens.find(({ start }) => start + from >= last);
  if (next && legalFormClass(next.text) !== undefined && BEFORE_FORM.test(around.slice(last - from, next.start)))
    return false;
  const inPhrase = contextWords(around, tokens);
  const context = tokens.filter((_, i) => (inPhrase[i] ?? 0) > 0);
  return spans.every(([start, end]) => context.some((one) => one.start + from <= start && one.end + from >= end));
}

/** What stands between a name and its legal form. */
const BEFORE_FORM = /^[\s,]*$/;

const isSame = ({ method, similarity }: Pair): boolean =>
  similarity >= SAME && (method === 'exact' || method === 'transliteration');
