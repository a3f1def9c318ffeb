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

/** How little agrees: a result by it is for review, whatever its score. */
export type LittleSaid = 'weak_word' | 'similar_word' | 'letters' | 'place' | 'business' | 'other_case';

/**
 * Whether all that agrees is a single weak word, another spelling of a company's only word, words of business, or a
 * short, placed or similar word inside a text; or a name in another case that is somebody else's in the nominative.
 */
export function littleSaid(index: Index, match: Match): LittleSaid | undefined {
  if (mayBeOther(match)) return 'other_case';
  if (isOneWeakWord(index, match)) return 'weak_word';
  if (isSimilarWord(index, match)) return 'similar_word';
  return littleInText(index, match) ?? (isBusinessOnly(index, match) ? 'business' : undefined);
}

/**
 * What a text holds of a name that says little there: letters of a code or an acronym, which mean other things
 * elsewhere; a place, which stands in every address; one word that is not written as listed.
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

/** Whether a company or ship has a single telling word, and it is another spelling at best: many are a letter apart. */
function isSimilarWord(index: Index, { name }: Match): boolean {
  if (!name || typeOfName(index, name.name) === 'person') return false;
  const only = onlyWord(rolesOf(index, name.name), name);
  return only !== undefined && only.similarity < RULES.sameWord.value;
}

/** How the only telling word of a name agrees; undefined where it has none or several. */
function onlyWord(roles: readonly number[], { alignment }: NameScore): Pair | undefined {
  const [only, ...more] = roles.flatMap((role, i) => (NAME_ROLES.has(role) ? [i] : []));
  if (only === undefined || more.length > 0) return undefined;
  return alignment.find(({ listedMask }) => ((listedMask >> only) & 1) === 1);
}

const isPlace = ({ model }: Index, word: string): boolean =>
  model.isPlace(word) || everydayMeaning(word) === 'place' || cityRank(word) !== undefined;

/**
 * Whether a listed name has only words of business, places and numbers: one of business, or several that are not
 * written as listed.
 */
function isBusinessOnly(index: Index, { name }: Match): boolean {
  if (!name) return false;
  const roles = rolesOf(index, name.name).filter((role) => DISTINCTIVE_ROLES.has(role));
  if (roles.length === 0 || roles.some((role) => NAME_ROLES.has(role)) || !roles.includes(ROLE.generic)) return false;
  return roles.length === 1 || name.alignment.some(({ method }) => method !== 'exact');
}

/** Whether every word that is read in another case is a name as it is written: "Александра Иванова". */
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
