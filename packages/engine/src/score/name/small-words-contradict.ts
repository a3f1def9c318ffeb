import { listedWord } from '../../index/open/listed-words.ts';
import type { Index } from '../../index/open/open-index.ts';
import { GENERATIONS } from '../../knowledge/lexicon/general/honorifics.ts';
import { isChildOf } from '../../knowledge/lexicon/general/particles.ts';
import { ROLE } from '../../normalise/roles/role.ts';
import { NAME_OR_INITIAL_ROLES, NAME_ROLES } from '../../normalise/roles/role-sets.ts';
import type { QueryPlan } from '../../retrieve/plan/query-plan.ts';
import type { Covered } from './covered-words.ts';
import { isBehindKunya } from './filiation-order.ts';

/** One side of a comparison: role and text of each word, and a mask of the words that agree. */
type Side = {
  readonly roles: ArrayLike<number>;
  readonly textAt: (at: number) => string;
  readonly mask: number;
};

/**
 * Whether small words of two persons' names contradict each other although they weigh almost nothing: another
 * generation, another initial, "father of" before a word that is the other's given name, or "son of" before the other's
 * name.
 */
export function smallWordsContradict(
  index: Index,
  { tokens }: QueryPlan,
  name: number,
  { queryMask, listedMask }: Covered,
): boolean {
  const { tokenRoles, tokenStarts } = index.data.names;
  const submitted: Side = {
    roles: tokens.map(({ role }) => role),
    textAt: (at) => tokens[at]?.text ?? '',
    mask: queryMask,
  };
  const listed: Side = {
    roles: tokenRoles.subarray(tokenStarts[name], tokenStarts[name + 1]),
    textAt: (at) => listedWord(index, name, at),
    mask: listedMask,
  };
  return (
    haveOtherInitials(submitted, listed) ||
    isFatherOf(submitted) ||
    isFatherOf(listed) ||
    isChild(submitted) ||
    isChild(listed) ||
    areOfOtherGenerations(submitted, listed)
  );
}

const isLeft = ({ mask }: Side, at: number): boolean => ((mask >> at) & 1) === 0;

const leaves = (side: Side, roles: ReadonlySet<number>): boolean => {
  for (let at = 0; at < side.roles.length; at++)
    if (roles.has(side.roles[at] ?? ROLE.name) && isLeft(side, at)) return true;
  return false;
};

const INITIAL = new Set<number>([ROLE.initial]);

/**
 * "Orlan T. Varnok" and "Orlan S. Varnok": each side has an initial, or one of them a name instead, that matches no
 * word of the other.
 */
const haveOtherInitials = (a: Side, b: Side): boolean =>
  (leaves(a, INITIAL) && leaves(b, NAME_OR_INITIAL_ROLES)) || (leaves(b, INITIAL) && leaves(a, NAME_OR_INITIAL_ROLES));

const FATHER = new Set(['abu', 'abou', 'abo', 'aba', 'abul', 'aboul', 'abol', 'umm', 'oum']);

/** "Abu Orlan" is Orlan's father: the word after the kunya agrees, and the other side has no kunya. */
function isFatherOf(side: Side): boolean {
  const { length } = side.roles;
  for (let at = 0; at < length; at++) {
    if (isLeft(side, at) || side.roles[at] !== ROLE.name || !isBehindKunya(side.roles, at)) continue;
    const before = (at - 1 + length) % length;
    const kunya = side.roles[before] === ROLE.kunya ? before : (before - 1 + length) % length;
    if (isLeft(side, kunya) && FATHER.has(side.textAt(kunya))) return true;
  }
  return false;
}

/** "Salim bin Orlan": the word after the first "bin" agrees, and no name before it does. */
function isChild(side: Side): boolean {
  let [names, at] = [0, 0];
  while (at < side.roles.length && !(side.roles[at] === ROLE.filiation && isChildOf(side.textAt(at)))) {
    if (NAME_ROLES.has(side.roles[at] ?? ROLE.name)) {
      if (!isLeft(side, at)) return false;
      names++;
    }
    at++;
  }
  return names > 0 && at + 1 < side.roles.length && isLeft(side, at) && !isLeft(side, at + 1);
}

function areOfOtherGenerations(a: Side, b: Side): boolean {
  const [one, other] = [generationOf(a), generationOf(b)];
  return one !== undefined && other !== undefined && one !== other;
}

/** Taken from the last word, unless it is an initial. */
function generationOf(side: Side): number | undefined {
  const last = side.roles.length - 1;
  return last < 2 || side.roles[last] === ROLE.initial ? undefined : GENERATIONS.get(side.textAt(last));
}
