import { factsAt } from '../index/facts-at.ts';
import type { Index } from '../index/open-index.ts';
import { ENTITY_TYPES } from '../types/listing.ts';
import type { Query } from '../types/query.ts';
import type { Verdict } from '../types/result.ts';
import { LIMITED_TENTHS, type Limit } from './limits.ts';
import type { Match } from './match.ts';
import { type Bounds, type ScoredEvidence, scoreEvidence } from './score-evidence.ts';

/** A match with its evidence weighed: is it a hit, and if not, why not. */
export type Assessed = {
  readonly match: Match;
  /** 0–1000: points in tenths. */
  readonly tenths: number;
  /** How many fields of the query agree with the listing. */
  readonly agreeing: number;
  /** What the identifiers say: equal ones make a result high, ship numbers that differ keep it a review. */
  readonly identifier: Verdict;
  readonly standing: 'hit' | 'weak_alias_only';
};

/** Weighs a match whose name score reaches the threshold, or that an identifier found; the rest only orders. */
export function assess(index: Index, query: Query, match: Match): Assessed {
  const { tenths, fields } = isNameOnly(query) ? byName(match) : evidenceOf(index, query, match);
  const agreeing = fields.filter(({ verdict }) => verdict === 'match').length;
  const identifier = fields.find(({ field }) => field === 'identifier')?.verdict ?? 'unknown';
  const standing = match.weakOnly && !match.byIdentifier ? 'weak_alias_only' : 'hit';
  return { match, tenths, agreeing, identifier, standing };
}

/** What the listing of a match says of each field of the query, and the score that comes of it. */
export function evidenceOf(index: Index, query: Query, match: Match): ScoredEvidence {
  const facts = factsAt(index, match.listing);
  const type = ENTITY_TYPES[index.data.listings.type[match.listing] ?? 0] ?? 'unknown';
  return scoreEvidence(match.name?.tenths ?? 0, query, { type, facts }, boundsOf(match.name?.limit ?? null));
}

/** Whether a query says nothing but a name: then every field is unknown, whatever the listing says of it. */
const isNameOnly = ({ identifiers, birthDate, gender, countries, addresses, type }: Query): boolean =>
  !identifiers?.length && !birthDate && !gender && !countries?.length && !addresses?.length && type === undefined;

/** The score of a query that says nothing but a name: the listing's facts, which are dear to read, are not needed for it. */
function byName({ name }: Match): Pick<ScoredEvidence, 'tenths' | 'fields'> {
  const { fromName, inAll } = boundsOf(name?.limit ?? null);
  return { tenths: Math.min(name?.tenths ?? 0, fromName, inAll), fields: [] };
}

/**
 * A possible affiliate stays a review, whatever else agrees: that is what affiliates have in common. A name that is common as it is romanised is one by
 * itself; a birth date that agrees tells more.
 */
const boundsOf = (limit: Limit | null): Bounds => ({
  fromName: limit === 'common_reading' ? LIMITED_TENTHS : 1000,
  inAll: limit === 'possible_affiliate' || limit === 'other_legal_form' ? LIMITED_TENTHS : 1000,
});
