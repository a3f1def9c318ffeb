import { factsAt } from '../index/facts-at.ts';
import type { ListingFacts } from '../index/index-data.ts';
import type { Index } from '../index/open-index.ts';
import { foldIdentifier, isValidImo } from '../normalise/identifier.ts';
import { ENTITY_TYPES } from '../types/listing.ts';
import type { Query } from '../types/query.ts';
import { LIMITED_TENTHS, type Limit } from './limits.ts';
import type { Match } from './match.ts';
import { type Bounds, type ScoredEvidence, scoreEvidence } from './score-evidence.ts';

/** A match with its evidence weighed: is it a hit, and if not, why not. */
export type Assessed = {
  readonly match: Match;
  readonly evidence: ScoredEvidence;
  readonly standing: 'hit' | 'weak_alias_only' | 'imo_conflict';
};

/** Weighs a match whose name score reaches the threshold, or that an identifier found; the rest only orders. */
export function assess(index: Index, query: Query, match: Match): Assessed {
  const facts = factsAt(index, match.listing);
  const type = ENTITY_TYPES[index.data.listings.type[match.listing] ?? 0] ?? 'unknown';
  const evidence = scoreEvidence(match.name?.tenths ?? 0, query, { type, facts }, boundsOf(match.name?.limit ?? null));
  return { match, evidence, standing: standingOf(match, query, facts) };
}

function standingOf(match: Match, query: Query, facts: ListingFacts): Assessed['standing'] {
  if (match.byIdentifier) return 'hit';
  if (match.weakOnly) return 'weak_alias_only';
  return imoConflicts(query, facts) ? 'imo_conflict' : 'hit';
}

/**
 * A possible affiliate stays a review, whatever else agrees: that is what affiliates have in common. A name that is common as it is romanised is one by
 * itself; a birth date that agrees tells more.
 */
const boundsOf = (limit: Limit | null): Bounds => ({
  fromName: limit === 'common_reading' ? LIMITED_TENTHS : 1000,
  inAll: limit === 'possible_affiliate' || limit === 'other_legal_form' ? LIMITED_TENTHS : 1000,
});

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
