import type { Index } from '../../index/open/open-index.ts';
import { businessConcept } from '../../knowledge/lexicon/companies/business-words.ts';
import { legalFormClass } from '../../knowledge/lexicon/companies/legal-forms.ts';
import { cityRank } from '../../knowledge/lexicon/places/cities.ts';
import type { Model } from '../../knowledge/model/model.ts';
import { NAME_ROLES } from '../../normalise/roles/role-sets.ts';
import type { Token } from '../../normalise/text/normalise-text.ts';
import { meaningOf } from '../sentence/everyday-word.ts';
import { namesWith } from './names-with.ts';
import { tokenKinds } from './token-kinds.ts';
import { isOf, KIND } from './word-kind.ts';

/** Words among words of a sentence, and whether one of those says that they are no person's name. */
export type LoneWords = { readonly names: readonly Token[]; readonly isImpersonal: boolean };

/** Words of the longest family name: "de la Torre Quelmas". */
const MOST_NAMES = 3;

/**
 * The one word of a text that may be a name, or the few that stand together: all others are titles, roles, numbers,
 * stop words, words of messages, and everyday words in small letters. Undefined where there is none. Beside a legal
 * form, a word of business or a place it is no person's.
 */
export function loneWords(text: string, tokens: readonly Token[], model: Model): LoneWords | undefined {
  const kinds = tokenKinds(text, tokens, text === text.toLowerCase() || text === text.toUpperCase(), model);
  const names: Token[] = [];
  let isImpersonal = false;
  // Names are written with capitals where anything is.
  const hasCapitals = text !== text.toLowerCase();
  for (const [i, token] of tokens.entries()) {
    const kind = kinds[i];
    const { text: word, letter } = token;
    if (letter === undefined && isOf(kind, KIND.sure | KIND.particle) && !isOf(kind, KIND.telling)) continue;
    if (isOf(kind, KIND.hard) && !isOf(kind, KIND.telling)) {
      if (legalFormClass(word) !== undefined || isOfPlace(tokens, i, model)) isImpersonal = true;
      continue;
    }
    const isSmall = text.charAt(token.start) === text.charAt(token.start).toLowerCase();
    if (isOf(kind, KIND.soft) && isSmall && (hasCapitals || !isOf(kind, KIND.telling)) && tokens.length > 1) {
      if (businessConcept(word) !== undefined) isImpersonal = true;
      continue;
    }
    if (names.length === MOST_NAMES || isOf(kind, KIND.initial)) return undefined;
    names.push(token);
  }
  return names.length === 0 ? undefined : { names, isImpersonal };
}

/** Words of the longest name of a city that is looked for. */
const MOST_OF_PLACE = 4;

/** Whether a word is a place, or one of the words of a city. */
function isOfPlace(tokens: readonly Token[], at: number, { isPlace }: Model): boolean {
  const word = tokens[at]?.text ?? '';
  if (isPlace(word) || meaningOf(word) === 'place') return true;
  const phrase = (from: number, end: number): string =>
    tokens
      .slice(from, end)
      .map(({ text }) => text)
      .join(' ');
  for (let from = Math.max(0, at - MOST_OF_PLACE + 1); from <= at; from++)
    for (let end = Math.max(at + 1, from + 2); end <= Math.min(tokens.length, from + MOST_OF_PLACE); end++)
      if (cityRank(phrase(from, end)) !== undefined) return true;
  return false;
}

/**
 * Whether a text is nothing but a word that a listed person is named by beside others, or the words of such a person's
 * family name: they identify nobody, and clear nobody either.
 */
export function isListedFamilyName(index: Index, text: string, tokens: readonly Token[]): boolean {
  const lone = loneWords(text, tokens, index.model);
  if (lone === undefined || lone.isImpersonal) return false;
  // "Maria Quelmas" may be anybody's whole name.
  if (lone.names.length > 1 && lone.names.some((token) => index.model.isGivenName(token.text))) return false;
  const named = lone.names.map((token) => namesWith(index, token, 'person'));
  const [first = new Set<number>(), ...others] = named;
  const isPartOf = (name: number): boolean => others.length === 0 || nameWordsIn(index, name) > lone.names.length;
  return [...first].some((name) => others.every((names) => names.has(name)) && isPartOf(name));
}

/** Words of a listed name that are no titles and particles. */
function nameWordsIn({ data }: Index, name: number): number {
  const { tokenStarts, tokenRoles } = data.names;
  return tokenRoles.subarray(tokenStarts[name], tokenStarts[name + 1]).filter((role) => NAME_ROLES.has(role)).length;
}
