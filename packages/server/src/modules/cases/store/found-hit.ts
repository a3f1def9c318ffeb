import type { AlertReason, AppliedRule } from '@namesake/contract';
import { formatScreeningId } from '../../../lib/ids/screening-id.ts';
import { foldDecisions } from '../../decisions/store/decision-state.ts';
import type { HitDecision } from '../../decisions/store/hit-decision.ts';

/** A listed party that was found: ids and codes, no names. */
export type FoundHit = {
  readonly entityId: string;
  readonly priority: 'high' | 'review';
  /** Whether nobody decided about it, or something that matters changed since. */
  readonly isOpen: boolean;
  readonly listings: readonly FoundListing[];
  /** The rule that it met. */
  readonly rule?: AppliedRule;
};

export type FoundListing = {
  readonly id: string;
  /** Key of the facts that matter to somebody who is told apart from it. */
  readonly facts: string;
  /** The decision in force about it, and the facts that it was made on. */
  readonly decision: { readonly id: string; readonly facts: string } | null;
};

/** A decision, and the facts that it was made on where the listing is now what it was then. */
export type FactualDecision = HitDecision & { readonly madeOn: string | undefined };

/** Decisions about the listings of a party, by listing. */
export type DecisionsByListing = ReadonlyMap<string, readonly FactualDecision[]>;

/** What no facts of a listing are: somebody decided on what it was then, which is not kept. */
const LONG_GONE = '';

/**
 * The decision in force about a listing, and the facts that it was made on: those that were known of it before, those
 * of the screening that was decided on, or those of now where the record is the same. What its author could not see is
 * never decided.
 *
 * @param then what was known of the listing, by the last recorded screening
 */
export function decisionOn(
  decisions: readonly FactualDecision[],
  then: { readonly searchId: string | null; readonly listing: FoundListing | undefined },
): { readonly made: FactualDecision; readonly decision: NonNullable<FoundListing['decision']> } | undefined {
  const { inForce } = foldDecisions(decisions);
  const made = decisions.find(({ id }) => id === inForce);
  if (made === undefined) return undefined;
  const { listing: known } = then;
  // What was not known may be known again: the listing can become what it was.
  if (known?.decision?.id === made.id && known.decision.facts !== LONG_GONE) return { made, decision: known.decision };
  const isOnThat = known !== undefined && formatScreeningId(made.screeningId) === then.searchId;
  return { made, decision: { id: made.id, facts: isOnThat ? known.facts : (made.madeOn ?? LONG_GONE) } };
}

type Listed = { readonly listings: readonly { readonly id: string }[] };

/** Whether two hits are about one party: joined parties, and those that were split, have listings in common. */
export const isSameParty = (a: Listed, b: Listed): boolean =>
  a.listings.some(({ id }) => b.listings.some((one) => one.id === id));

/**
 * What an open hit tells beyond those of the same party before: nothing where a publisher wrote the same in other
 * words.
 */
export function newsOf(hit: FoundHit, before: readonly FoundHit[]): readonly AlertReason[] {
  const then = before.filter((one) => isSameParty(hit, one));
  if (then.length === 0) return ['new_party'];
  const known = new Map(then.flatMap(({ listings }) => listings.map(({ id, facts }) => [id, facts] as const)));
  const news: AlertReason[] = [];
  if (hit.listings.some(({ id }) => !known.has(id))) news.push('new_listing');
  if (hit.listings.some(({ id, facts }) => known.has(id) && known.get(id) !== facts)) news.push('listing_changed');
  if (hit.priority === 'high' && then.every(({ priority }) => priority === 'review')) news.push('stronger');
  if (then.every(({ isOpen }) => !isOpen)) news.push('reopened');
  return news;
}
