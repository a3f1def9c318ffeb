import type { OwnershipRule } from './rules.ts';
import type { Stake } from './stake.ts';

/** What the known stakes show about a party under one rule. They never show that a rule is not met. */
export type OwnershipFinding<S extends Stake> = {
  readonly verdict: 'met' | 'not_shown';
  /** What meets the rule; null if that is not shown. */
  readonly ground: 'ownership' | 'control' | null;
  /** Counted share in millionths: of all listed owners together, or of the largest. */
  readonly countedPpm: number;
  /**
   * The stakes that count: those in the party first, then those in its owners, up to listed parties. No stake twice, no
   * cycle.
   */
  readonly chain: readonly S[];
};

/**
 * Applies one rule to a party. A company that meets it passes on its holdings in full, so ownership cascades: half of a
 * half-owned company counts fully, a quarter of a company that is not half-owned counts nothing (OFAC, FAQ 401). The
 * party's own listing and holdings do not matter, only stakes in it.
 * @param stakes all known stakes; those of unrelated parties do not matter
 * @param listed ids of parties that the rule's lists freeze
 */
export function findOwnership<S extends Stake>(
  party: string,
  stakes: readonly S[],
  listed: ReadonlySet<string>,
  rule: OwnershipRule,
): OwnershipFinding<S> {
  const holds = stakesAbove(party, stakes);
  const owners = new Set([...holds.values()].flat().map(({ owner }) => owner));
  const persons = [...owners].filter((id) => listed.has(id));
  if (rule.aggregates) return oneFinding(party, holds, persons, rule);
  const each = persons.map((person) => oneFinding(party, holds, [person], rule));
  return each.reduce(stronger, oneFinding(party, holds, [], rule));
}

type Holds<S> = ReadonlyMap<string, readonly S[]>;

/** Stakes in the party and in its owners, by owned party: only these matter, and there may be many others. */
function stakesAbove<S extends Stake>(party: string, stakes: readonly S[]): Holds<S> {
  const all = Map.groupBy(
    stakes.filter(({ owner, owned }) => owner !== party && owner !== owned),
    ({ owned }) => owned,
  );
  const above = new Set([party]);
  // The set grows during the iteration.
  for (const id of above) for (const { owner } of all.get(id) ?? []) above.add(owner);
  return new Map([...all].filter(([owned]) => above.has(owned)));
}

function oneFinding<S extends Stake>(
  party: string,
  holds: Holds<S>,
  persons: readonly string[],
  rule: OwnershipRule,
): OwnershipFinding<S> {
  const rounds = cascade(holds, persons, rule);
  const counted = countedStakes(holds.get(party), rounds, Number.POSITIVE_INFINITY, rule);
  const { sharePpm: countedPpm, control } = holdOf(counted);
  const ground = countedPpm >= rule.leastPpm ? 'ownership' : control && rule.control ? 'control' : null;
  return {
    verdict: ground === null ? 'not_shown' : 'met',
    ground,
    countedPpm,
    chain: chainOf(counted, holds, rounds, rule),
  };
}

/**
 * Parties that count, with the round in which each was found: listed ones in round 0. Parties are only added, so it
 * terminates despite cycles, and a further stake can only add.
 */
function cascade<S extends Stake>(
  holds: Holds<S>,
  persons: readonly string[],
  rule: OwnershipRule,
): ReadonlyMap<string, number> {
  const rounds = new Map(persons.map((id) => [id, 0]));
  for (let round = 1; ; round += 1) {
    const found = [...holds].filter(([owned, stakes]) => {
      if (rounds.has(owned)) return false;
      const { sharePpm, control } = holdOf(countedStakes(stakes, rounds, round, rule));
      return sharePpm >= rule.leastPpm || (control && rule.control);
    });
    if (found.length === 0) return rounds;
    for (const [owned] of found) rounds.set(owned, round);
  }
}

/** Stakes of owners found in an earlier round. */
function countedStakes<S extends Stake>(
  stakes: readonly S[] = [],
  rounds: ReadonlyMap<string, number>,
  before: number,
  rule: OwnershipRule,
): readonly S[] {
  return stakes.filter(
    ({ owner, sharePpm, control }) =>
      (rounds.get(owner) ?? before) < before && (sharePpm !== null || (control && rule.control)),
  );
}

/** Total of stakes. Several stakes of one owner describe one holding: the largest counts, not their sum. */
function holdOf(stakes: readonly Stake[]): { readonly sharePpm: number; readonly control: boolean } {
  const most = new Map<string, number>();
  for (const { owner, sharePpm } of stakes) most.set(owner, Math.max(most.get(owner) ?? 0, sharePpm ?? 0));
  return {
    sharePpm: [...most.values()].reduce((sum, share) => sum + share, 0),
    control: stakes.some(({ control }) => control),
  };
}

function chainOf<S extends Stake>(
  counted: readonly S[],
  holds: Holds<S>,
  rounds: ReadonlyMap<string, number>,
  rule: OwnershipRule,
): readonly S[] {
  const chain = new Set(counted);
  // The set grows during the iteration: owners' stakes follow those that lead to them.
  for (const { owner } of chain) {
    const round = rounds.get(owner) ?? 0;
    for (const stake of countedStakes(holds.get(owner), rounds, round, rule)) chain.add(stake);
  }
  return [...chain];
}

function stronger<S extends Stake>(a: OwnershipFinding<S>, b: OwnershipFinding<S>): OwnershipFinding<S> {
  const rank = ({ ground, countedPpm }: OwnershipFinding<S>): number =>
    (ground === 'ownership' ? 4 : ground === 'control' ? 2 : 0) * 1_000_000 + countedPpm;
  return rank(b) > rank(a) ? b : a;
}
