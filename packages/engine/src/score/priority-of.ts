import { listedWord } from '../index/open/listed-words.ts';
import type { Index } from '../index/open/open-index.ts';
import { RULES } from '../knowledge/model/rules.ts';
import { ROLE } from '../normalise/roles/role.ts';
import { DISTINCTIVE_ROLES, NAME_ROLES } from '../normalise/roles/role-sets.ts';
import { NAME_QUALITIES } from '../types/listing.ts';
import type { Policy } from '../types/query.ts';
import type { Priority } from '../types/result.ts';
import type { Assessed } from './assess.ts';
import type { Match } from './match.ts';

/**
 * High from the policy's mark on, or where an identifier matches; for review where a rule says so, where ship numbers
 * differ, where the party is only politically exposed, and where all that agrees is a single weak word, one short word
 * inside a text, or words of business.
 */
export function priorityOf(index: Index, assessed: Assessed, policy: Policy): Priority {
  const { tenths, identifier, isForReview, isPepOnly, match } = assessed;
  if (identifier === 'match') return 'high';
  if (identifier === 'conflict' || isForReview || isPepOnly || saysLittle(index, match)) return 'review';
  return tenths >= policy.highFrom * 10 ? 'high' : 'review';
}

const saysLittle = (index: Index, match: Match): boolean =>
  isOneWeakWord(index, match) || isShortInText(index, match) || isBusinessOnly(index, match);

/**
 * Whether all that a text holds of a name is one short word: an acronym, a code, which mean other things elsewhere.
 */
function isShortInText(index: Index, { name, reading }: Match): boolean {
  if (!name || (reading?.kind !== 'text' && reading?.part === undefined)) return false;
  const words = rolesOf(index, name.name).flatMap((role, i) => (DISTINCTIVE_ROLES.has(role) ? [i] : []));
  const [only] = words;
  return words.length === 1 && only !== undefined && listedWord(index, name.name, only).length <= RULES.shortWord.value;
}

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
