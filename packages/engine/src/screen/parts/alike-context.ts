import type { Index } from '../../index/open/open-index.ts';
import { legalFormClass } from '../../knowledge/lexicon/companies/legal-forms.ts';
import { normaliseText } from '../../normalise/text/normalise-text.ts';
import type { Match } from '../../score/match.ts';
import type { Pair } from '../../score/name/pairs.ts';
import { contextWords } from './context-words.ts';

/** Similarity of words that agree letter by letter or across scripts: a place may be somebody's name. */
const SAME = 0.99;
/** Characters searched on each side for the other words of a phrase. */
const REACH = 60;
/** Budget steps for each of these characters. */
const CHARACTER = 1;

/**
 * Whether a match inside a text is context that merely resembles a listed name: "Antarctica" in an address is the
 * place, not a misspelt company. Before a legal form it is a name.
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

/** Characters between a name and its legal form. */
const BEFORE_FORM = /^[\s,]*$/;

const isSame = ({ method, similarity }: Pair): boolean =>
  similarity >= SAME && (method === 'exact' || method === 'transliteration');
