import type { Index } from '../../index/open/open-index.ts';
import { DISTINCTIVE_ROLES } from '../../normalise/roles/role-sets.ts';
import type { Match } from '../../score/match.ts';
import { type NameScore, reasonOf } from '../../score/name/score-name.ts';
import { isClose, isNearExact } from './near-exact.ts';

const EXACT = 0.99;

/**
 * Decides whether a match found by reading a part of a text as a name counts. It must be nearly exact; unless the part
 * is an entry of a list of names, it must also agree closely, or every submitted word must be listed letter by letter.
 * A match that does not count is reported as a near miss.
 */
export function markLoosePart(index: Index, match: Match): Match {
  const { name, reading } = match;
  if (reading?.part === undefined || !name) return match;
  return isEnough(match, name) && isNearExact(index, reading.plan.tokens, name)
    ? match
    : { ...match, context: 'loose_in_part' };
}

function isEnough(match: Match, name: NameScore): boolean {
  const { part, plan } = match.reading ?? {};
  if (part === 'list') return true;
  if (isClose(name)) return true;
  // One word of a company's name is most often something else.
  if (part === 'run' && plan?.tokens.length === 1 && reasonOf(name) === 'possible_affiliate') return false;
  return isWhole(match);
}

/** Whether every word of the part agrees letter by letter. */
function isWhole({ name, reading }: Match): boolean {
  const pairs = name?.alignment ?? [];
  const exact = pairs.reduce((mask, pair) => (pair.similarity >= EXACT ? mask | pair.queryMask : mask), 0);
  return (reading?.plan.tokens ?? []).every(
    ({ role, letter }, i) => !DISTINCTIVE_ROLES.has(role) || (letter === undefined && ((exact >> i) & 1) === 1),
  );
}
