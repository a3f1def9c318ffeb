import { factsAt } from '../index/open/facts-at.ts';
import type { Index } from '../index/open/open-index.ts';
import { ENTITY_TYPES } from '../types/listing.ts';
import type { Query } from '../types/query.ts';
import type { Verdict } from '../types/result.ts';
import type { Match } from './match.ts';
import { LIMITED_TENTHS } from './name/limits.ts';
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
  return scoreEvidence(match.name?.tenths ?? 0, query, { type, facts }, boundsOf(match));
}

/** Whether a query says nothing but a name: then every field is unknown, whatever the listing says of it. */
const isNameOnly = ({ identifiers, birthDate, gender, countries, addresses, type }: Query): boolean =>
  !identifiers?.length && !birthDate && !gender && !countries?.length && !addresses?.length && type === undefined;

/**
 * The score of a query that says nothing but a name: the listing's facts, which are dear to read, are not needed for
 * it.
 */
function byName(match: Match): Pick<ScoredEvidence, 'tenths' | 'fields'> {
  const { fromName, inAll } = boundsOf(match);
  return { tenths: Math.min(match.name?.tenths ?? 0, fromName, inAll.tenths), fields: [] };
}

/**
 * A possible affiliate stays a review, whatever else agrees: that is what affiliates have in common. A name that is
 * common as it is romanised is one by itself; a birth date that agrees tells more.
 */
function boundsOf({ name, context }: Match): Bounds {
  const limit = name?.limit ?? null;
  const isAffiliate = limit === 'possible_affiliate' || limit === 'other_legal_form';
  return {
    fromName: limit === 'common_reading' ? LIMITED_TENTHS : 1000,
    inAll:
      context === 'in_longer_name'
        ? { tenths: LONGER_NAME_TENTHS, step: 'longer_name' }
        : { tenths: isAffiliate ? LIMITED_TENTHS : 1000, step: 'affiliate' },
  };
}

/**
 * What the score of a name that is part of a longer one can reach, in tenths: behind every name that stands by itself.
 */
const LONGER_NAME_TENTHS = 790;
