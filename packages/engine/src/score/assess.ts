import { factsAt } from '../index/facts-at.ts';
import type { ListingFacts } from '../index/index-data.ts';
import type { Index } from '../index/open-index.ts';
import { foldIdentifier, isValidImo } from '../normalise/identifier.ts';
import { ENTITY_TYPES } from '../types/listing.ts';
import type { Policy, Query } from '../types/query.ts';
import type { NearMiss } from '../types/result.ts';
import type { Match } from './match.ts';
import { type ScoredEvidence, scoreEvidence } from './score-evidence.ts';

/** A match with its evidence weighed: is it a hit, and if not, why not. */
export type Assessed = {
  readonly match: Match;
  readonly evidence: ScoredEvidence;
  readonly standing: 'hit' | Exclude<NearMiss['why'], 'over_limit'>;
};

/** Weighs a match. The name score or an identifier decides whether it is a hit; the rest only orders. */
export function assess(index: Index, query: Query, policy: Policy, match: Match): Assessed {
  const facts = factsAt(index, match.listing);
  const type = ENTITY_TYPES[index.data.listings.type[match.listing] ?? 0] ?? 'unknown';
  const evidence = scoreEvidence(match.name?.tenths ?? 0, query, { type, facts });
  return { match, evidence, standing: standingOf(match, query, policy, facts) };
}

function standingOf(match: Match, query: Query, policy: Policy, facts: ListingFacts): Assessed['standing'] {
  if (match.byIdentifier) return 'hit';
  if ((match.name?.tenths ?? 0) < policy.threshold * 10) return 'near_miss';
  if (match.weakOnly) return 'weak_alias_only';
  return imoConflicts(query, facts) ? 'imo_conflict' : 'hit';
}

/** Two different valid ship numbers are two ships, whatever they are called: the hull keeps its number for life. */
function imoConflicts(query: Query, facts: ListingFacts): boolean {
  const submitted = validImos(query.identifiers ?? []);
  const listed = validImos(facts.identifiers ?? []);
  return submitted.length > 0 && listed.length > 0 && !submitted.some((imo) => listed.includes(imo));
}

const validImos = (identifiers: readonly { readonly type?: string; readonly value: string }[]): string[] =>
  identifiers
    .filter(({ type }) => type === 'imo')
    .map(({ value }) => foldIdentifier(value, 'imo'))
    .filter(isValidImo);
