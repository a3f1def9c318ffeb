import type { Index } from '../index/open-index.ts';
import { ROLE, type Role } from '../normalise/role.ts';
import type { Match } from '../score/match.ts';
import type { NameScore } from '../score/score-name.ts';
import { isNearExact } from './near-exact.ts';

/** Tenths from which a name in a field counts with slips in it. */
const CLOSE_TENTHS = 850;
const EXACT = 0.99;
const COUNTED = new Set<Role>([ROLE.name, ROLE.patronymic, ROLE.generic, ROLE.place, ROLE.number]);

/**
 * What is found by a part of a text counts where it is nearly exact; by a name of a list as it stands, by others where it also agrees closely or every word that was
 * submitted is listed letter by letter. The rest is told as a near miss.
 */
export function weighPart(index: Index, match: Match): Match {
  const { name, reading } = match;
  if (reading?.part === undefined || !name) return match;
  return isEnough(match, name) && isNearExact(index, reading.plan.tokens, name)
    ? match
    : { ...match, context: 'loose_in_part' };
}

function isEnough(match: Match, { tenths, limit }: NameScore): boolean {
  const { part, plan } = match.reading ?? {};
  if (part === 'list') return true;
  if (tenths >= CLOSE_TENTHS && limit === null) return true;
  // One word of a company's name is most often something else.
  if (part === 'run' && plan?.tokens.length === 1 && limit === 'possible_affiliate') return false;
  return isWhole(match);
}

/** Whether every word of the part agrees letter by letter. */
function isWhole({ name, reading }: Match): boolean {
  const pairs = name?.alignment ?? [];
  const exact = pairs.reduce((mask, pair) => (pair.similarity >= EXACT ? mask | pair.queryMask : mask), 0);
  return (reading?.plan.tokens ?? []).every(
    ({ role, letter }, i) => !COUNTED.has(role) || (letter === undefined && ((exact >> i) & 1) === 1),
  );
}
