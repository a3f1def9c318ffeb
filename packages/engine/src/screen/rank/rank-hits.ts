import { explainHit } from '../../explain/explain-hit.ts';
import { primaryName } from '../../explain/names-of-listing.ts';
import type { Index } from '../../index/open/open-index.ts';
import { type Assessed, assess } from '../../score/assess.ts';
import type { Match } from '../../score/match.ts';
import type { Policy, Query } from '../../types/query.ts';
import type { Hit, NearMiss, Suppressed } from '../../types/result.ts';

export type Ranked = { readonly total: number; readonly hits: readonly Hit[]; readonly suppressed: Suppressed };

/** Steps of weighing the evidence for a match, and of explaining a result. */
const ASSESSED = 8;
const EXPLAINED = 60;
/** Most suppressed items that are listed; all are counted. */
const MOST_ITEMS = 25;
/** Most light names that are listed, in addition to those. */
const MOST_LIGHT = 100;

/** Separates hits from near misses, groups the listings of a party, orders, cuts at the limit, explains the rest. */
export function rankHits(index: Index, query: Query, policy: Policy, matches: readonly Match[]): Ranked {
  const parties = new Map<number, Assessed[]>();
  const aside: { readonly match: Match; readonly why: NearMiss['why'] }[] = [];
  const lights = new Map<number, Match>();
  const near = new Map<number, Match>();
  const counts = { weakAliasOnly: 0, byConflict: 0, overLimit: 0, nearMisses: 0, lightNames: 0 };
  for (const match of matches) {
    // Most near misses are never read: their evidence is not computed.
    const isLoose = match.context === 'loose_in_part' || tenthsOf(match) < policy.threshold * 10;
    if (!match.byIdentifier && isLoose) {
      const entity = index.data.listings.entity[match.listing] ?? match.listing;
      const known = near.get(entity);
      if (known === undefined || tenthsOf(match) > tenthsOf(known)) near.set(entity, match);
      continue;
    }
    if (match.context === 'light' && !match.byIdentifier) {
      lights.set(index.data.listings.entity[match.listing] ?? match.listing, match);
      continue;
    }
    index.scratch.budget.spend(ASSESSED);
    const assessed = assess(index, query, match);
    if (assessed.standing === 'hit') {
      const entity = index.data.listings.entity[match.listing] ?? match.listing;
      const party = parties.get(entity);
      if (party) party.push(assessed);
      else parties.set(entity, [assessed]);
    } else {
      counts.weakAliasOnly++;
      aside.push({ match, why: assessed.standing });
    }
  }
  // A party that is a result already is not reported again.
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
  const items = [
    ...inOrder.filter(({ why }) => why === 'light_name').slice(0, MOST_LIGHT),
    ...inOrder.filter(({ why }) => why !== 'light_name').slice(0, MOST_ITEMS),
  ].map(({ match, why }) => itemOf(index, match, why));
  return { total: ordered.length, hits, suppressed: { ...counts, items } };
}

/**
 * Order of results: score, then name score, then evidence found, then rarity of what agrees, then precedence. Total,
 * never chance.
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

function itemOf(index: Index, match: Match, why: NearMiss['why']): NearMiss {
  const entity = index.data.listings.entity[match.listing] ?? match.listing;
  return {
    entityId: index.listingId(entity),
    nameScore: tenthsOf(match) / 10,
    primaryName: primaryName(index, match.listing),
    why,
  };
}
