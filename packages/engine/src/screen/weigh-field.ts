import { ROLE, type Role } from '../normalise/role.ts';
import type { Match } from '../score/match.ts';

/** Tenths from which a name in a field counts with slips in it. */
const CLOSE_TENTHS = 850;
const EXACT = 0.99;
const COUNTED = new Set<Role>([ROLE.name, ROLE.patronymic, ROLE.generic, ROLE.place, ROLE.number]);

/**
 * A message names several parties, and each is alike to somebody listed more often than not. What is found by a field counts where the name agrees closely, or
 * every word that was submitted is listed letter by letter; the rest is told as a near miss.
 */
export function weighField(match: Match): Match {
  const { name, reading } = match;
  if (reading?.part !== 'field' || !name) return match;
  if (name.tenths >= CLOSE_TENTHS && name.limit === null) return match;
  const exact = name.alignment.reduce((mask, pair) => (pair.similarity >= EXACT ? mask | pair.queryMask : mask), 0);
  const isExact = reading.plan.tokens.every(
    ({ role, letter }, i) => !COUNTED.has(role) || (letter === undefined && ((exact >> i) & 1) === 1),
  );
  return isExact ? match : { ...match, context: 'loose_in_field' };
}
