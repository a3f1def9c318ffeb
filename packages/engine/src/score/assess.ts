import { factsAt } from '../index/open/facts-at.ts';
import type { Index } from '../index/open/open-index.ts';
import { typeOfListing } from '../index/open/type-of.ts';
import type { Query } from '../types/query.ts';
import type { Verdict } from '../types/result.ts';
import { isNameOnly } from './fields/features.ts';
import type { Match } from './match.ts';
import { LIMITED_TENTHS } from './name/limits.ts';
import { type Caps, type FieldFinding, findingsOf, type ScoredEvidence, scoreEvidence } from './score-evidence.ts';

/** A match with its evidence weighed: is it a hit, and if not, why not. */
export type Assessed = Pick<ScoredEvidence, 'tenths' | 'isForReview'> & {
  readonly match: Match;
  /** How many fields of the query agree with the listing. */
  readonly agreeing: number;
  /** What the identifiers say: equal ones make a result high, ship numbers that differ keep it a review. */
  readonly identifier: Verdict;
  readonly standing: 'hit' | 'weak_alias_only';
  /** The evidence with every field of the listing, for display. */
  readonly evidence: () => ScoredEvidence;
};

/** Weighs a match whose name score reaches the threshold, or that an identifier found; the rest only orders. */
export function assess(index: Index, query: Query, match: Match): Assessed {
  const caps = capsOf(match);
  const scored = (findings: readonly FieldFinding[]): ScoredEvidence =>
    scoreEvidence(match.name?.tenths ?? 0, findings, caps);
  const compared = (): ScoredEvidence =>
    scored(findingsOf(query, { type: typeOfListing(index, match.listing), facts: factsAt(index, match.listing) }));
  // A name alone says nothing of the listing's facts, which are expensive to read.
  const own = isNameOnly(query) ? undefined : compared();
  const { tenths, fields, isForReview } = own ?? scored([]);
  return {
    match,
    tenths,
    isForReview,
    agreeing: fields.filter(({ verdict }) => verdict === 'match').length,
    identifier: fields.find(({ field }) => field === 'identifier')?.verdict ?? 'unknown',
    standing: match.weakOnly && !match.byIdentifier ? 'weak_alias_only' : 'hit',
    evidence: () => own ?? compared(),
  };
}

/**
 * A possible affiliate stays a review, whatever else agrees: that is what affiliates have in common. A name that is
 * common as it is romanised is capped by itself; a birth date that agrees may lift it.
 */
function capsOf({ name, context }: Match): Caps {
  const limit = name?.limit ?? null;
  const isAffiliate = limit === 'possible_affiliate' || limit === 'other_legal_form';
  return {
    fromName: limit === 'common_reading' ? LIMITED_TENTHS : 1000,
    inAll:
      context === 'in_longer_name'
        ? { tenths: LONGER_NAME_TENTHS, step: 'longer_name' }
        : { tenths: isAffiliate ? LIMITED_TENTHS : 1000, step: 'affiliate' },
    isLimited: limit !== null || context === 'in_longer_name',
  };
}

/** Most that a part of a longer name reaches, in tenths: it ranks behind every name that stands by itself. */
const LONGER_NAME_TENTHS = 790;
