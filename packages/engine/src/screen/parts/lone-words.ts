import { listedWord } from '../../index/open/listed-words.ts';
import type { Index } from '../../index/open/open-index.ts';
import { businessConcept } from '../../knowledge/lexicon/companies/business-words.ts';
import { legalFormClass } from '../../knowledge/lexicon/companies/legal-forms.ts';
import { cityRank } from '../../knowledge/lexicon/places/cities.ts';
import type { Model } from '../../knowledge/model/model.ts';
import { ROLE } from '../../normalise/roles/role.ts';
import { NAME_ROLES } from '../../normalise/roles/role-sets.ts';
import type { Token } from '../../normalise/text/token.ts';
import { meaningOf } from '../sentence/everyday-word.ts';
import { namesWith } from './names-with.ts';
import { tokenKinds } from './token-kinds.ts';
import { isOf, KIND } from './word-kind.ts';

/** Name words in a sentence, and whether the other words show that they are not a person's name. */
export type LoneWords = {
  readonly names: readonly Token[];
  readonly isImpersonal: boolean;
  /** The same words including places, in order; undefined if there is a legal form or a business word. */
  readonly withPlaces: readonly Token[] | undefined;
};

/** Maximum number of words in a family name: "de la Torre Quelmas", "H. A. J. Quelmas". */
const MAX_NAMES = 4;
/** Maximum number of words in a text where a word that is both a place and a family name may be the latter. */
const PLACE_UP_TO = 4;

/**
 * The one word of a text that may be a name, or a few adjacent ones: all others are titles, roles, numbers, stop words,
 * words of messages, and lower-case everyday words. Undefined if there is none. Beside a legal form, a business word or
 * a place it is not a person's name.
 */
export function loneWords(text: string, tokens: readonly Token[], model: Model): LoneWords | undefined {
  const kinds = tokenKinds(text, tokens, text === text.toLowerCase() || text === text.toUpperCase(), model);
  const [names, withPlaces]: [Token[], Token[]] = [[], []];
  let [isImpersonal, isOther] = [false, tokens.length > PLACE_UP_TO];
  // Names have capitals if the text has any.
  const hasCapitals = text !== text.toLowerCase();
  for (const [i, token] of tokens.entries()) {
    const kind = kinds[i];
    const { text: word, letter } = token;
    if (letter === undefined && isOf(kind, KIND.sure | KIND.particle) && !isOf(kind, KIND.telling)) continue;
    if (isOf(kind, KIND.hard) && !isOf(kind, KIND.telling)) {
      if (isOfPlace(tokens, i, model)) {
        isImpersonal = true;
        // The words of "San Quelmar" name a town, not a family.
        if (isOfLongPlace(tokens, i)) isOther = true;
        withPlaces.push(token);
      } else if (legalFormClass(word) !== undefined) isImpersonal = isOther = true;
      continue;
    }
    const isSmall = text.charAt(token.start) === text.charAt(token.start).toLowerCase();
    if (isOf(kind, KIND.soft) && isSmall && (hasCapitals || !isOf(kind, KIND.telling)) && tokens.length > 1) {
      if (businessConcept(word) !== undefined) isImpersonal = isOther = true;
      continue;
    }
    if (names.length === MAX_NAMES) return undefined;
    names.push(token);
    withPlaces.push(token);
  }
  if (withPlaces.length === 0) return undefined;
  return { names, isImpersonal, withPlaces: isOther || withPlaces.length > MAX_NAMES ? undefined : withPlaces };
}

/** Maximum number of words in a city name. */
const MAX_OF_PLACE = 4;

/** Whether a word is a place or part of a city name. */
function isOfPlace(tokens: readonly Token[], at: number, { isPlace }: Model): boolean {
  const word = tokens[at]?.text ?? '';
  return isPlace(word) || meaningOf(word) === 'place' || isOfLongPlace(tokens, at);
}

/** Whether a word is part of a city name of several words. */
function isOfLongPlace(tokens: readonly Token[], at: number): boolean {
  const phrase = (from: number, end: number): string =>
    tokens
      .slice(from, end)
      .map(({ text }) => text)
      .join(' ');
  for (let from = Math.max(0, at - MAX_OF_PLACE + 1); from <= at; from++)
    for (let end = Math.max(at + 1, from + 2); end <= Math.min(tokens.length, from + MAX_OF_PLACE); end++)
      if (cityRank(phrase(from, end)) !== undefined) return true;
  return false;
}

/**
 * Whether a text is only one word of a listed person's longer name, or the words of such a person's family name. These
 * neither identify nor rule out a party.
 */
export function isListedFamilyName(index: Index, text: string, tokens: readonly Token[]): boolean {
  const lone = loneWords(text, tokens, index.model);
  const words = lone?.isImpersonal ? lone.withPlaces : lone?.names;
  if (words === undefined || words.every(isLetter)) return false;
  // "Maria Quelmas" may be anybody's whole name.
  if (words.length > 1 && words.some((token) => index.model.isGivenName(token.text))) return false;
  const [letters, full] = [words.filter(isLetter), words.filter((token) => !isLetter(token))];
  index.scratch.lookUps?.areTogether(full);
  const [first = new Set<number>(), ...others] = full.map((token) => namesWith(index, token, 'person'));
  const isPartOf = (name: number): boolean => words.length === 1 || nameWordsIn(index, name) > full.length;
  const hasAll = (name: number): boolean =>
    others.every((names) => names.has(name)) && letters.every(({ text: letter }) => hasInitial(index, name, letter));
  return [...first].some((name) => isPartOf(name) && hasAll(name));
}

const isLetter = ({ text, letter }: Token): boolean => letter === undefined && text.length === 1;

/** Whether a listed name has an initial: "M. Quelmas" may be part of "Alvaro M. Quelmas". */
function hasInitial(index: Index, name: number, letter: string): boolean {
  const { tokenStarts, tokenRoles } = index.data.names;
  const [from, to] = [tokenStarts[name] ?? 0, tokenStarts[name + 1] ?? 0];
  for (let at = from; at < to; at++)
    if (tokenRoles[at] === ROLE.initial && listedWord(index, name, at - from) === letter) return true;
  return false;
}

/** Number of words in a listed name other than titles and particles. */
function nameWordsIn({ data }: Index, name: number): number {
  const { tokenStarts, tokenRoles } = data.names;
  return tokenRoles.subarray(tokenStarts[name], tokenStarts[name + 1]).filter((role) => NAME_ROLES.has(role)).length;
}
