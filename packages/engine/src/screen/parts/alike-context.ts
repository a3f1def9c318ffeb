import type { Index } from '../../index/open/open-index.ts';
import { legalFormClass } from '../../knowledge/lexicon/companies/legal-forms.ts';
import type { Match } from '../../score/match.ts';
import type { Pair } from '../../score/name/pairs.ts';
import { aroundName } from './around-name.ts';
import { contextWords } from './context-words.ts';

/** Similarity of words that agree letter by letter or across scripts: a place may be somebody's name. */
const SAME = 0.99;
/** Characters searched on each side for the other words of a phrase. */
const REACH = 60;

/**
 * Whether a match inside a text is context that merely resembles a listed name: "Antarctica" in an address is the
 * place, not a misspelt company. Before a legal form it is a name.
 */
export function isContextAlike(index: Index, match: Match): boolean {
  if (match.name?.alignment.some(isSame)) return false;
  const around = aroundName(index, match, REACH);
  if (around === undefined) return false;
  const { text, tokens, spans, name } = around;
  const next = tokens[around.behind];
  if (next && legalFormClass(next.text) !== undefined && BEFORE_FORM.test(text.slice(name[1], next.start)))
    return false;
  const inPhrase = contextWords(text, tokens);
  const context = tokens.filter((_, i) => (inPhrase[i] ?? 0) > 0);
  return spans.every(([start, end]) => context.some((one) => one.start <= start && one.end >= end));
}

/** Characters between a name and its legal form. */
const BEFORE_FORM = /^[\s,]*$/;

const isSame = ({ method, similarity }: Pair): boolean =>
  similarity >= SAME && (method === 'exact' || method === 'transliteration');
