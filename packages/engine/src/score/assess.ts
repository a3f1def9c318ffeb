import { factsAt } from '../index/open/facts-at.ts';
import type { Index } from '../index/open/open-index.ts';
import { isSurelyOne, membersOf } from '../index/open/party-members.ts';
import { typeOfListing } from '../index/open/type-of.ts';
import type { Policy, Query } from '../types/query.ts';
import type { Verdict } from '../types/result.ts';
import { type Ruling, ruling } from './effect-rules.ts';
import { compareParty, type FieldFinding, type Member } from './fields/compare-party.ts';
import { isNameOnly } from './fields/features.ts';
import type { Match } from './match.ts';
import type { Found } from './name/finding-of.ts';
import { type ScoredEvidence, scoreEvidence } from './score-evidence.ts';

/** A match with weighed evidence: whether it is a hit, and if not, why. */
export type Assessed = Pick<ScoredEvidence, 'tenths' | 'isForReview'> & {
  readonly match: Match;
  /** Number of fields of the query that agree with the listing. */
  readonly agreeing: number;
  /** Verdict on identifiers: equal ones give the result high priority. */
  readonly identifier: Verdict;
  readonly standing: 'hit' | 'weak_alias_only' | 'by_rule';
  /** Result of the policy's rules for effects, if the party is under one. */
  readonly ruling: Ruling | undefined;
  /** The evidence with every field of the party, for display. */
  readonly evidence: () => ScoredEvidence;
};

/**
 * Assesses a match. A name score at the threshold or an identifier makes it a hit; other evidence, from any listing of
 * its party, only changes the order.
 */
export function assess(index: Index, query: Query, policy: Policy, match: Match): Assessed {
  const found = foundOf(match);
  const scored = (findings: readonly FieldFinding[]): ScoredEvidence =>
    scoreEvidence(match.name?.tenths ?? 0, found, findings);
  const member = (listing: number): Member => ({
    id: index.listingId(listing),
    type: typeOfListing(index, listing),
    facts: factsAt(index, listing),
    isSure: isSurelyOne(index, match.listing, listing),
  });
  const compared = (): ScoredEvidence => {
    const siblings = membersOf(index, match.listing).filter((listing) => listing !== match.listing);
    return scored(compareParty(query, member(match.listing), siblings.map(member)));
  };
  // A query with only a name needs no facts of the listings, which are expensive to read.
  const own = isNameOnly(query) ? undefined : compared();
  const { tenths, fields, isForReview } = own ?? scored([]);
  const ruled = ruling(index, match, found, fields, policy);
  return {
    match,
    tenths,
    isForReview,
    agreeing: fields.filter(({ verdict }) => verdict === 'match').length,
    identifier: fields.find(({ field }) => field === 'identifier')?.verdict ?? 'unknown',
    standing: standingOf(match, ruled?.isResult === false),
    ruling: ruled,
    evidence: () => own ?? compared(),
  };
}

function standingOf({ weakOnly, byIdentifier }: Match, isLeftOut: boolean): Assessed['standing'] {
  if (weakOnly && !byIdentifier) return 'weak_alias_only';
  return isLeftOut ? 'by_rule' : 'hit';
}

/** Name finding; being part of a longer name in a text takes precedence over findings on its words. */
const foundOf = ({ name, context }: Match): Found | null =>
  name && context === 'in_longer_name' ? { code: 'longer_name', agreement: name.agreement } : (name?.finding ?? null);
