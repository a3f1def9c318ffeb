import type { Index } from '../../index/open/open-index.ts';
import { COSTS } from '../../knowledge/model/costs.ts';
import { RULES } from '../../knowledge/model/rules.ts';
import { ROLE } from '../../normalise/roles/role.ts';
import type { QueryPlan } from '../../retrieve/plan/query-plan.ts';
import type { Pair } from './pairs.ts';

/**
 * Whether the words of a name with a filiation ("X bin Y") are in another order: "Hasan bin Ahmad" is not "Ahmad bin
 * Hasan". A rotation ("bin Hasan, Ahmad") keeps the order of neighbours and thus the meaning. If only one side has a
 * filiation, three words in reverse order count.
 */
export function isFiliationReordered(index: Index, plan: QueryPlan, name: number, alignment: readonly Pair[]): boolean {
  const { tokenStarts, tokenRoles } = index.data.names;
  if (isKunyaMoved(index, plan, name, alignment)) return true;
  // Almost no name has a filiation, so test that cheaply first.
  if (!plan.tokens.some(isFiliation) && !hasFiliation(tokenRoles, tokenStarts[name] ?? 0, tokenStarts[name + 1] ?? 0))
    return false;
  const inQuery = plan.tokens.map(isFiliation);
  const roles = tokenRoles.subarray(tokenStarts[name], tokenStarts[name + 1]);
  const listed = Array.from(roles, (role) => role === ROLE.filiation);
  const ordered = alignment
    .filter((pair) => !inQuery[pair.queryFirst] && !listed[pair.listedFirst])
    .sort((a, b) => a.queryFirst - b.queryFirst);
  if (!inQuery.includes(true) || !listed.includes(true))
    return isReversed(ordered.filter(({ weight }) => weight >= COSTS.heavy));
  if (!ordered.some((pair, i) => i > 0 && pair.listedFirst < (ordered[i - 1]?.listedFirst ?? 0))) return false;
  // By word, not by position: a name may contain one word twice.
  const word = ({ listedFirst }: Pair): number =>
    index.data.names.tokenIds[(tokenStarts[name] ?? 0) + listedFirst] ?? 0;
  const there = [...ordered].sort((a, b) => a.listedFirst - b.listedFirst);
  return !isRotation(
    ordered.map((pair) => `${word(pair)}${before(inQuery, pair.queryFirst)}`),
    there.map((pair) => `${word(pair)}${before(listed, pair.listedFirst)}`),
  );
}

const isFiliation = ({ role }: { readonly role: number }): boolean => role === ROLE.filiation;

function hasFiliation(roles: Uint8Array, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (roles[i] === ROLE.filiation) return true;
  return false;
}

const isReversed = (ordered: readonly Pair[]): boolean =>
  ordered.length >= RULES.fathers.value &&
  ordered.every((pair, i) => i === 0 || pair.listedFirst < (ordered[i - 1]?.listedFirst ?? 0));

const isRotation = (a: readonly string[], b: readonly string[]): boolean =>
  `;${[...a, ...a].join(';')};`.includes(`;${b.join(';')};`);

/** Whether a word follows "bin"; the last word of a name counts as the one before its first. */
const before = (isFiliation: readonly boolean[], at: number): boolean =>
  isFiliation[(at === 0 ? isFiliation.length : at) - 1] ?? false;

/** "Ibrahim Abu Nasir" is not "Abu Ibrahim Nasir": both sides have a kunya, but before different words. */
function isKunyaMoved(index: Index, plan: QueryPlan, name: number, alignment: readonly Pair[]): boolean {
  if (!plan.tokens.some(({ role }) => role === ROLE.kunya)) return false;
  const { tokenStarts, tokenRoles } = index.data.names;
  const roles = tokenRoles.subarray(tokenStarts[name], tokenStarts[name + 1]);
  if (!roles.includes(ROLE.kunya)) return false;
  const queryRoles = plan.tokens.map(({ role }) => role);
  return alignment.some(
    ({ queryFirst, listedFirst }) =>
      queryRoles[queryFirst] === ROLE.name &&
      roles[listedFirst] === ROLE.name &&
      isBehindKunya(queryRoles, queryFirst) !== isBehindKunya(roles, listedFirst),
  );
}

/**
 * Whether a word follows "abu", with or without an article between them; the last word of a name counts as the one
 * before its first.
 */
export function isBehindKunya(roles: ArrayLike<number>, at: number): boolean {
  const before = (steps: number): number | undefined => roles[(at - steps + roles.length) % roles.length];
  return before(1) === ROLE.kunya || (before(1) === ROLE.particle && before(2) === ROLE.kunya);
}
