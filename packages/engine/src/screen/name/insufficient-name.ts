import { patronymicGroups } from '../../knowledge/lexicon/variants/patronymic.ts';
import type { Model } from '../../knowledge/model/model.ts';
import { isNoName } from '../../normalise/phrases/no-name.ts';
import { ROLE } from '../../normalise/roles/role.ts';
import type { QueryToken } from '../../retrieve/lookup/query-tokens.ts';

/** Weight (sixteenths of a bit) below which a single word is too common to identify anybody. */
const TOO_COMMON = 8 * 16;
const SHORTEST = 3;

/**
 * Whether a name is too common to identify one party: only titles, particles and legal forms next to one common given
 * or family name or a word of one or two letters, or a given name and a patronymic. A legal form alone is not a name.
 */
export function isInsufficientName(tokens: readonly QueryToken[], model: Model): boolean {
  if (isNoName(tokens.map(({ text }) => text))) return true;
  const distinctive = tokens.filter(
    ({ role }) => role === ROLE.name || role === ROLE.patronymic || role === ROLE.number || role === ROLE.place,
  );
  if (distinctive.length > 1) return isCutBehindFather(distinctive, model);
  const [only] = distinctive;
  if (!only) return tokens.length === 1 || (tokens.length > 0 && tokens.every(({ role }) => role !== ROLE.generic));
  if (tokens.some(({ role }) => role === ROLE.generic || role === ROLE.initial)) return false;
  return (
    only.text.length < SHORTEST ||
    model.isGivenName(only.text) ||
    (model.isFamilyName(only.text) && only.weight < TOO_COMMON)
  );
}

/** Minimum length of a field in characters that may have cut a name off. */
export const SHORTEST_FIELD = 18;

/** "Vladislav Yurievich": given name and patronymic; a field cut off the family name after them. */
function isCutBehindFather([given, father, ...more]: readonly QueryToken[], { isGivenName }: Model): boolean {
  if (!given || !father || more.length > 0 || father.end - given.start < SHORTEST_FIELD) return false;
  return isGivenName(given.text) && patronymicGroups(father.text).length > 0;
}
