import type { Index } from '../../index/open/open-index.ts';
import { typeOfName } from '../../index/open/type-of.ts';
import { rowAt } from '../../index/tables/rows.ts';
import { businessConcept } from '../../knowledge/lexicon/companies/business-words.ts';
import { legalFormClass } from '../../knowledge/lexicon/companies/legal-forms.ts';
import type { Model } from '../../knowledge/model/model.ts';
import { NAME_ROLES } from '../../normalise/roles/role-sets.ts';
import type { Token } from '../../normalise/text/normalise-text.ts';
import { queryTokens } from '../../retrieve/lookup/query-tokens.ts';
import { planQuery } from '../../retrieve/plan/query-plan.ts';
import { meaningOf } from '../sentence/everyday-word.ts';
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
      if (legalFormClass(word) !== undefined || model.isPlace(word) || meaningOf(word) === 'place') isImpersonal = true;
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

/** Letter by letter, or in another script. */
const SAME = 0.95;

/**
 * Whether a text is nothing but a word that a listed person is named by beside others, or the words of such a person's
 * family name: they identify nobody, and clear nobody either.
 */
export function isListedFamilyName(index: Index, text: string, tokens: readonly Token[]): boolean {
  const lone = loneWords(text, tokens, index.model);
  if (lone === undefined || lone.isImpersonal) return false;
  // "Maria Quelmas" may be anybody's whole name.
  if (lone.names.length > 1 && lone.names.some((token) => index.model.isGivenName(token.text))) return false;
  const named = lone.names.map((token) => namesWith(index, token));
  const [first = new Set<number>(), ...others] = named;
  const isPartOf = (name: number): boolean => others.length === 0 || nameWordsIn(index, name) > lone.names.length;
  return [...first].some((name) => others.every((names) => names.has(name)) && isPartOf(name));
}

/** Words of a listed name that are no titles and particles. */
function nameWordsIn({ data }: Index, name: number): number {
  const { tokenStarts, tokenRoles } = data.names;
  return tokenRoles.subarray(tokenStarts[name], tokenStarts[name + 1]).filter((role) => NAME_ROLES.has(role)).length;
}

/** Names of listed persons in which a word is no title or particle. */
function namesWith(index: Index, word: Token): ReadonlySet<number> {
  const plan = planQuery(index, queryTokens([word], 'person', index.model));
  const { postings } = index.data.tokens;
  const found = new Set<number>();
  for (const { tokens, similarities } of plan.matches)
    tokens.forEach((token, i) => {
      if ((similarities[i] ?? 0) < SAME) return;
      for (const name of rowAt(postings, token)) if (isPersonsName(index, name, token)) found.add(name);
    });
  return found;
}

/** Whether a listed name is a person's, in which a word is no title or particle. */
function isPersonsName(index: Index, name: number, token: number): boolean {
  if (typeOfName(index, name) !== 'person') return false;
  const { tokenStarts, tokenIds, tokenRoles } = index.data.names;
  for (let at = tokenStarts[name] ?? 0; at < (tokenStarts[name + 1] ?? 0); at++)
    if (tokenIds[at] === token && NAME_ROLES.has(tokenRoles[at] ?? 0)) return true;
  return false;
}
