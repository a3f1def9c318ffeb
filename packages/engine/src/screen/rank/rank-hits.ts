import { explainHit } from '../../explain/explain-hit.ts';
import { primaryName } from '../../explain/names-of-listing.ts';
import type { Index } from '../../index/open/open-index.ts';
import { type Assessed, assess } from '../../score/assess.ts';
import type { Match } from '../../score/match.ts';
import type { Policy, Query } from '../../types/query.ts';
import type { Hit, NearMiss, Suppressed } from '../../types/result.ts';

export type Ranked = { readonly total: number; readonly hits: readonly Hit[]; readonly suppressed: Suppressed };

/** Budget steps for weighing the evidence of a match, and for explaining a result. */
const ASSESSED = 8;
const EXPLAINED = 60;
/** Maximum number of suppressed items listed; all are counted. */
const MAX_ITEMS = 25;
/**
 * Maximum number of further items listed of each other kind: left out by effect or by rule, light names, near misses
 * that reach the threshold.
 */
const MAX_TOLD = 100;

/** A match that is not a hit, and the reason. */
type Aside = { readonly match: Match } & Pick<NearMiss, 'why' | 'byFacts'>;

/**
 * Separates hits from near misses, groups the listings of a party, sorts, cuts at the limit and explains the rest.
 * @param leftOut matches on listings that only the policy's effects leave out
 */
export function rankHits(
  index: Index,
  query: Query,
  policy: Policy,
  matches: readonly Match[],
  leftOut: readonly Match[] = [],
): Ranked {
  const parties = new Map<number, Assessed[]>();
  const aside: Aside[] = [];
  const lights = new Map<number, Match>();
  const near = new Map<number, Match>();
  const ruledOut = new Map<number, Aside>();
  const counts = { weakAliasOnly: 0, byConflict: 0, overLimit: 0, nearMisses: 0, lightNames: 0 };
  for (const match of matches) {
    const entity = entityOf(index, match);
    // Most near misses are never read, so their evidence is not computed.
    if (isLoose(match, policy)) {
      keepBest(near, entity, match);
      continue;
    }
    if (isLight(match)) {
      lights.set(entity, match);
      continue;
    }
    index.scratch.budget.spend(ASSESSED);
    const assessed = assess(index, query, policy, match);
    if (assessed.standing === 'hit') {
      const party = parties.get(entity);
      if (party) party.push(assessed);
      else parties.set(entity, [assessed]);
    } else if (assessed.standing === 'by_rule') keepRuledOut(ruledOut, entity, assessed);
    else {
      counts.weakAliasOnly++;
      aside.push({ match, why: assessed.standing });
    }
  }
  const byEffect = new Map<number, Match>();
  for (const match of leftOut) {
    const entity = entityOf(index, match);
    if (parties.has(entity) || isLoose(match, policy) || isLight(match)) continue;
    index.scratch.budget.spend(ASSESSED);
    if (assess(index, query, policy, match).standing === 'hit') keepBest(byEffect, entity, match);
  }
  for (const match of byEffect.values()) aside.push({ match, why: 'by_effect' });
  // A party that is already a result is not reported again.
  let byRule = 0;
  for (const [entity, one] of ruledOut)
    if (!parties.has(entity)) {
      byRule++;
      aside.push(one);
      near.delete(entity);
    }
  for (const [entity, match] of near)
    if (!parties.has(entity)) {
      counts.nearMisses++;
      aside.push({ match, why: 'near_miss' });
    }
  for (const [entity, match] of lights)
    if (!parties.has(entity)) {
      counts.lightNames++;
      aside.push({ match, why: 'light_name' });
    }
  const ordered = [...parties.values()]
    .map((members) => members.sort(byScore))
    .sort(([a], [b]) => (a && b ? byScore(a, b) : 0));
  const [from, end] = [query.skip ?? 0, (query.skip ?? 0) + policy.limit];
  const hits = ordered.slice(from, end).map((members) => {
    index.scratch.budget.spend(EXPLAINED);
    return explainHit(index, query, policy, members);
  });
  for (const [best] of ordered.slice(end)) {
    counts.overLimit++;
    if (best) aside.push({ match: best.match, why: 'over_limit' });
  }
  const inOrder = aside.sort((a, b) => tenthsOf(b.match) - tenthsOf(a.match) || a.match.listing - b.match.listing);
  const told = Map.groupBy(inOrder, ({ match, why }) => toldAs(match, why, policy));
  const items = [
    ...(told.get('by_effect') ?? []).slice(0, MAX_TOLD),
    ...(told.get('by_rule') ?? []).slice(0, MAX_TOLD),
    ...(told.get('light_name') ?? []).slice(0, MAX_TOLD),
    ...(told.get('reached') ?? []).slice(0, MAX_TOLD),
    ...(told.get('other') ?? []).slice(0, MAX_ITEMS),
  ].map((one) => itemOf(index, one));
  const byPolicy = { ...(byEffect.size > 0 && { byEffect: byEffect.size }), ...(byRule > 0 && { byRule }) };
  const suppressed = { ...counts, ...byPolicy, items };
  return { total: ordered.length, hits, suppressed };
}

/** Names that reach the threshold without being results are listed first. */
type ToldAs = 'by_effect' | 'by_rule' | 'light_name' | 'reached' | 'other';

function toldAs(match: Match, why: NearMiss['why'], policy: Policy): ToldAs {
  if (why === 'by_effect' || why === 'by_rule' || why === 'light_name') return why;
  return why === 'near_miss' && tenthsOf(match) >= policy.threshold * 10 ? 'reached' : 'other';
}

const entityOf = ({ data }: Index, { listing }: Match): number => data.listings.entity[listing] ?? listing;

/** Whether a match is a near miss by its name. */
const isLoose = (match: Match, { threshold }: Policy): boolean =>
  !match.byIdentifier && (match.context === 'loose_in_part' || tenthsOf(match) < threshold * 10);

const isLight = ({ context, byIdentifier }: Match): boolean => context === 'light' && !byIdentifier;

function keepBest(best: Map<number, Match>, entity: number, match: Match): void {
  const known = best.get(entity);
  if (known === undefined || tenthsOf(match) > tenthsOf(known)) best.set(entity, match);
}

/** Among a party's listings, one that only facts rule out is the most informative: its name meets the rule. */
function keepRuledOut(best: Map<number, Aside>, entity: number, { match, ruling }: Assessed): void {
  const known = best.get(entity);
  const byFacts = ruling?.isByFacts === true ? true : undefined;
  const isBetter =
    known === undefined || (byFacts === known.byFacts ? tenthsOf(match) > tenthsOf(known.match) : byFacts === true);
  if (isBetter) best.set(entity, { match, why: 'by_rule', ...(byFacts && { byFacts }) });
}

/**
 * Order of results: score, name score, evidence found, rarity of the agreement, precedence. A total order, so results
 * are deterministic.
 */
function byScore(a: Assessed, b: Assessed): number {
  return (
    b.tenths - a.tenths ||
    tenthsOf(b.match) - tenthsOf(a.match) ||
    b.agreeing - a.agreeing ||
    (b.match.name?.agreement ?? 0) - (a.match.name?.agreement ?? 0) ||
    a.match.listing - b.match.listing
  );
}

const tenthsOf = (match: Match): number => match.name?.tenths ?? 0;

function itemOf(index: Index, { match, why, byFacts }: Aside): NearMiss {
  return {
    entityId: index.listingId(entityOf(index, match)),
    nameScore: tenthsOf(match) / 10,
    primaryName: primaryName(index, match.listing),
    why,
    ...(byFacts && { byFacts }),
  };
}
