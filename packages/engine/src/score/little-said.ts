import { listedWord } from '../index/open/listed-words.ts';
import type { Index } from '../index/open/open-index.ts';
import { typeOfName } from '../index/open/type-of.ts';
import { cityRank } from '../knowledge/lexicon/places/cities.ts';
import { everydayMeaning } from '../knowledge/model/everyday.ts';
import { RULES } from '../knowledge/model/rules.ts';
import { ROLE } from '../normalise/roles/role.ts';
import { DISTINCTIVE_ROLES, NAME_ROLES, REPORTED_ROLES } from '../normalise/roles/role-sets.ts';
import { NAME_QUALITIES } from '../types/listing.ts';
import type { Match } from './match.ts';
import type { Pair } from './name/pairs.ts';
import type { NameScore } from './name/score-name.ts';

/** Ways in which too little agrees: such a result is for review, whatever its score. */
export type LittleSaid = 'weak_word' | 'similar_word' | 'letters' | 'place' | 'business' | 'other_case';

/**
 * Whether too little agrees: a single weak word, only another spelling of a company's only word, only business words,
 * or a short word, place or similar word inside a text; or a declined name that is also another name in the nominative.
 */
export function littleSaid(index: Index, match: Match): LittleSaid | undefined {
  if (mayBeOther(match)) return 'other_case';
  if (isOneWeakWord(index, match)) return 'weak_word';
  if (isSimilarWord(index, match)) return 'similar_word';
  return littleInText(index, match) ?? (isBusinessOnly(index, match) ? 'business' : undefined);
}

/**
 * Whether a name inside a text agrees in too little: letters of a code or an acronym, which mean other things
 * elsewhere; a place, which occurs in every address; or one word that is not written as listed.
 */
function littleInText(index: Index, { name, reading }: Match): LittleSaid | undefined {
  if (!name || (reading?.kind !== 'text' && reading?.part === undefined)) return undefined;
  const roles = rolesOf(index, name.name);
  const words = roles.flatMap((role, i) =>
    REPORTED_ROLES.has(role) ? [{ role, word: listedWord(index, name.name, i) }] : [],
  );
  if (words.reduce((sum, { word }) => sum + word.length, 0) <= RULES.shortWord.value) return 'letters';
  if (words.every(({ role, word }) => role === ROLE.initial || role === ROLE.place || isPlace(index, word)))
    return 'place';
  const only = onlyWord(roles, name);
  return only !== undefined && only.method !== 'exact' ? 'similar_word' : undefined;
}

/**
 * Whether a company or ship has one distinctive word, and that one agrees only in another spelling: many are a letter
 * apart.
 */
function isSimilarWord(index: Index, { name }: Match): boolean {
  if (!name || typeOfName(index, name.name) === 'person') return false;
  const only = onlyWord(rolesOf(index, name.name), name);
  return only !== undefined && only.similarity < RULES.sameWord.value;
}

/** How the only distinctive word of a name agrees; undefined if it has none or several. */
function onlyWord(roles: readonly number[], { alignment }: NameScore): Pair | undefined {
  const [only, ...more] = roles.flatMap((role, i) => (NAME_ROLES.has(role) ? [i] : []));
  if (only === undefined || more.length > 0) return undefined;
  return alignment.find(({ listedMask }) => ((listedMask >> only) & 1) === 1);
}

const isPlace = ({ model }: Index, word: string): boolean =>
  model.isPlace(word) || everydayMeaning(word) === 'place' || cityRank(word) !== undefined;

/**
 * Whether a listed name has only business words, places and numbers: a single business word, or several words not
 * written as listed.
 */
function isBusinessOnly(index: Index, { name }: Match): boolean {
  if (!name) return false;
  const roles = rolesOf(index, name.name).filter((role) => DISTINCTIVE_ROLES.has(role));
  if (roles.length === 0 || roles.some((role) => NAME_ROLES.has(role)) || !roles.includes(ROLE.generic)) return false;
  return roles.length === 1 || name.alignment.some(({ method }) => method !== 'exact');
}

/** Whether every word that was put into the nominative is also a name as written: "Александра Иванова". */
function mayBeOther({ reading }: Match): boolean {
  const read = reading?.plan.tokens.flatMap(({ inflected }) => inflected ?? []) ?? [];
  return read.length > 0 && read.every((inflected) => inflected === 'perhaps');
}

function rolesOf({ data }: Index, name: number): number[] {
  const { tokenStarts, tokenRoles } = data.names;
  return Array.from(tokenRoles.subarray(tokenStarts[name], tokenStarts[name + 1]));
}

function isOneWeakWord(index: Index, { name }: Match): boolean {
  if (!name) return false;
  const { quality, tokenStarts } = index.data.names;
  const words = (tokenStarts[name.name + 1] ?? 0) - (tokenStarts[name.name] ?? 0);
  return NAME_QUALITIES[quality[name.name] ?? 0] === 'weak' && words === 1;
}
