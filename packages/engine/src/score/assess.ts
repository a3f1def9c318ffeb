import { factsAt } from '../index/open/facts-at.ts';
import type { Index } from '../index/open/open-index.ts';
import { typeOfListing } from '../index/open/type-of.ts';
import type { Query } from '../types/query.ts';
import type { Verdict } from '../types/result.ts';
import { isNameOnly } from './fields/features.ts';
import type { Match } from './match.ts';
import type { Found } from './name/finding-of.ts';
import { type FieldFinding, findingsOf, type ScoredEvidence, scoreEvidence } from './score-evidence.ts';

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
  const found = foundOf(match);
  const scored = (findings: readonly FieldFinding[]): ScoredEvidence =>
    scoreEvidence(match.name?.tenths ?? 0, found, findings);
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

/** What was found of the names; that one is part of a longer name in a text goes before what was found of its words. */
const foundOf = ({ name, context }: Match): Found | null =>
  name && context === 'in_longer_name' ? { code: 'longer_name', agreement: name.agreement } : (name?.finding ?? null);
