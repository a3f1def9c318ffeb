import type { Index } from '../index/open-index.ts';
import { ROLE, type Role } from '../normalise/role.ts';
import type { QueryPlan } from '../retrieve/query-plan.ts';
import { ENTITY_TYPES } from '../types/listing.ts';

/** Why a name score is kept below `high`. */
export type Limit = 'partial_name' | 'possible_affiliate';

/** What a limited score can reach, in tenths: a review, whatever the weights say. */
export const LIMITED_TENTHS = 845;

const TELLING = new Set<Role>([ROLE.name, ROLE.patronymic]);
const AFFILIATE = new Set<Role>([ROLE.generic, ROLE.place, ROLE.number]);

/**
 * Kinds of agreement that look better than they are:
 * one word of a longer personal name ("Maduro"), and companies or ships that share every telling word and differ in place, activity
 * or number ("Sberbank Kazakhstan", "Bowne II"), which are often parts of one group or sister ships.
 */
export function limitOf(
  index: Index,
  plan: QueryPlan,
  name: number,
  queryMask: number,
  listedMask: number,
): Limit | null {
  const { tokenStarts, tokenRoles, listing } = index.data.names;
  const listedRoles = tokenRoles.subarray(tokenStarts[name], tokenStarts[name + 1]);
  const unmatched: Role[] = [];
  let telling = 0;
  plan.tokens.forEach(({ role }, i) => {
    if ((queryMask >> i) & 1) telling += TELLING.has(role) ? 1 : 0;
    else unmatched.push(role);
  });
  let listedTelling = 0;
  listedRoles.forEach((code, j) => {
    const role = code as Role;
    if ((listedMask >> j) & 1) listedTelling += TELLING.has(role) ? 1 : 0;
    else unmatched.push(role);
  });
  if (unmatched.length === 0) return null;
  const type = ENTITY_TYPES[index.data.listings.type[listing[name] ?? 0] ?? 0];
  const leftTelling = unmatched.some((role) => TELLING.has(role));
  if (leftTelling) return Math.max(telling, listedTelling) === 1 && type !== 'organization' ? 'partial_name' : null;
  return type !== 'person' && unmatched.some((role) => AFFILIATE.has(role)) ? 'possible_affiliate' : null;
}
