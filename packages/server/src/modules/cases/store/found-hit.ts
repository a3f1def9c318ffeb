import type { AlertReason, AppliedRule } from '@namesake/contract';
import { formatScreeningId } from '../../../lib/ids/screening-id.ts';
import { foldDecisions } from '../../decisions/store/decision-state.ts';
import type { HitDecision } from '../../decisions/store/hit-decision.ts';
import { type HitEvidence, isStronger } from './hit-evidence.ts';

/** A listed party that was found, as ids and codes, without names. */
export type FoundHit = {
  readonly entityId: string;
  readonly priority: 'high' | 'review';
  /** Whether nobody decided about it, or a relevant fact changed since. */
  readonly isOpen: boolean;
  readonly listings: readonly FoundListing[];
  /** The rule that applied to it. */
  readonly rule?: AppliedRule;
  /** Absent in hits that earlier versions stored. */
  readonly evidence?: HitEvidence;
};

export type FoundListing = {
  readonly id: string;
  /** Key of the facts that matter to a person who is told apart from the listing. */
  readonly facts: string;
  /** Decision in force about it, and the facts it was made on. */
  readonly decision: { readonly id: string; readonly facts: string } | null;
};

/**
 * A decision, the facts it was made on if the listing is unchanged since, and the evidence its author saw if the
 * screening is still stored.
 */
export type FactualDecision = HitDecision & {
  readonly madeOn: string | undefined;
  readonly evidence: HitEvidence | undefined;
};

/** Decisions about the listings of a party, by listing. */
export type DecisionsByListing = ReadonlyMap<string, readonly FactualDecision[]>;

/** Matches the facts of no listing: the decision was made on an earlier version, which is not stored. */
const LONG_GONE = '';

/**
 * Decision in force about a listing, and the facts it was made on: those known before, those of the screening that was
 * decided on, or the current ones if the record is unchanged. What its author could not see is never decided.
 *
 * @param then the listing as the last recorded screening knew it
 */
export function decisionOn(
  decisions: readonly FactualDecision[],
  then: { readonly searchId: string | null; readonly listing: FoundListing | undefined },
): { readonly made: FactualDecision; readonly decision: NonNullable<FoundListing['decision']> } | undefined {
  const { inForce } = foldDecisions(decisions);
  const made = decisions.find(({ id }) => id === inForce);
  if (made === undefined) return undefined;
  const { listing: known } = then;
  // Facts that were unknown may become known: the listing can return to what it was.
  if (known?.decision?.id === made.id && known.decision.facts !== LONG_GONE) return { made, decision: known.decision };
  const isOnThat = known !== undefined && formatScreeningId(made.screeningId) === then.searchId;
  return { made, decision: { id: made.id, facts: isOnThat ? known.facts : (made.madeOn ?? LONG_GONE) } };
}

/**
 * Whether a decision still applies to a hit: the listing has the facts it was made on, and the evidence is not
 * stronger. A true match needs no more evidence.
 */
export const stillApplies = (
  { made, decision }: NonNullable<ReturnType<typeof decisionOn>>,
  { facts, evidence }: { readonly facts: string; readonly evidence: HitEvidence | undefined },
): boolean => decision.facts === facts && (made.verdict === 'true_match' || !isStronger(evidence, made.evidence));

type Listed = { readonly listings: readonly { readonly id: string }[] };

/** Whether two hits are about one party. Parties that were joined or split have listings in common. */
export const isSameParty = (a: Listed, b: Listed): boolean =>
  a.listings.some(({ id }) => b.listings.some((one) => one.id === id));

/** What an open hit adds to earlier hits of the same party. A publisher's rewording adds nothing. */
export function alertReasonsOf(hit: FoundHit, before: readonly FoundHit[]): readonly AlertReason[] {
  const then = before.filter((one) => isSameParty(hit, one));
  if (then.length === 0) return ['new_party'];
  const known = new Map(then.flatMap(({ listings }) => listings.map(({ id, facts }) => [id, facts] as const)));
  const news: AlertReason[] = [];
  if (hit.listings.some(({ id }) => !known.has(id))) news.push('new_listing');
  if (hit.listings.some(({ id, facts }) => known.has(id) && known.get(id) !== facts)) news.push('listing_changed');
  const isRaised = hit.priority === 'high' && then.every(({ priority }) => priority === 'review');
  if (isRaised || then.every(({ evidence }) => isStronger(hit.evidence, evidence))) news.push('stronger');
  if (then.every(({ isOpen }) => !isOpen)) news.push('reopened');
  return news;
}
