import type { AlertReason, CaseOrigin, CaseResolution, DecisionVerdict } from '@namesake/contract';
import { foldDecisions } from '../../decisions/store/decision-state.ts';
import type { DecisionEvent } from '../../decisions/store/hit-decision.ts';
import {
  type DecisionsByListing,
  decisionOn,
  type FactualDecision,
  type FoundHit,
  type FoundListing,
  stillApplies,
} from './found-hit.ts';

/** State of the decisions on a case. */
export type StoredCaseState = 'open' | 'for_approval' | 'closed';

/** One screened party of a customer and one listed party. It has no verdict of its own: decisions have it. */
export type Case = {
  readonly id: string;
  /** Reference of the screened party, which decisions are about. */
  readonly reference: string;
  /** Reference of the customer that the party belongs to. */
  readonly customer: string;
  readonly role: string | null;
  readonly group: string;
  readonly countries: readonly string[];
  readonly hit: FoundHit;
  /** Last recorded screening that found it. */
  readonly searchId: string;
  readonly state: StoredCaseState;
  /** Times are Unix milliseconds. */
  readonly stateSince: number;
  readonly resolution: CaseResolution | null;
  /** Why no screening finds the party; null if one does. */
  readonly lost: LostReason | null;
  /** Author of the last decision in force; null while the case is open, and if nobody decided. */
  readonly decidedBy: string | null;
  readonly origin: CaseOrigin;
  readonly openedAt: number;
  readonly openedBy: string;
  /** What is new since it was opened or last decided, and since when. */
  readonly news: readonly AlertReason[];
  readonly changedAt: number | null;
  /** `user:…`. */
  readonly assignee: string | null;
  /** When it was opened or last reopened: its time runs from then. */
  readonly waitsSince: number;
  /** Name of its queue; null if no queue accepts it, or it is not assigned to one yet. */
  readonly queue: string | null;
  readonly dueAt: number | null;
  readonly escalatedAt: number | null;
  /** Whether its state or its queue has to be updated. */
  readonly isStale: boolean;
  /** Incremented with each change. 0 before it is stored. */
  readonly version: number;
};

/** A case with its place in the order of pages. */
export type PlacedCase = Case & { readonly place: number };

/** Why the party of a case is not looked for any longer: another case has its listings, or no screening finds it. */
export type LostReason = Extract<CaseResolution, 'no_longer_found' | 'joined'>;

type ListingState = 'open' | 'proposed' | DecisionVerdict;

/**
 * State of a case by the decisions on its listings. A decision applies to the facts it was made on: a listing whose
 * facts have changed since is open.
 *
 * @param lost why no screening finds the party; null if one does
 */
export function decidedCase(
  { hit, listings, searchId }: Pick<Case, 'hit' | 'searchId'> & { readonly listings: DecisionsByListing },
  lost: LostReason | null,
): Pick<Case, 'hit' | 'state' | 'resolution' | 'decidedBy'> {
  const folded = hit.listings.map((one) => foldListing(one, listings.get(one.id) ?? [], { searchId, hit }));
  const states = folded.map(({ state }) => state);
  const isOpen = states.includes('open') && lost === null;
  const decided: FoundHit = { ...hit, isOpen, listings: folded.map(({ listing }) => listing) };
  if (isOpen) return { hit: decided, state: 'open', resolution: null, decidedBy: null };
  if (states.includes('proposed')) return { hit: decided, state: 'for_approval', resolution: null, decidedBy: null };
  const inForce = new Set(folded.map(({ listing }) => listing.decision?.id));
  const made = [...listings.values()].flat().filter(({ id }) => inForce.has(id));
  const decidedBy = made.flatMap(({ events }) => events[0] ?? []).reduce(later, undefined)?.actor ?? null;
  return { hit: decided, state: 'closed', resolution: resolutionOf(states, lost), decidedBy };
}

const later = (one: DecisionEvent | undefined, other: DecisionEvent): DecisionEvent =>
  one !== undefined && one.at > other.at ? one : other;

function foldListing(
  listing: FoundListing,
  decisions: readonly FactualDecision[],
  { searchId, hit }: Pick<Case, 'hit' | 'searchId'>,
): { readonly listing: FoundListing; readonly state: ListingState } {
  const { states } = foldDecisions(decisions);
  const { id, facts } = listing;
  const decided = decisionOn(decisions, { searchId, listing });
  const followed = { id, facts, decision: decided?.decision ?? null };
  if (decisions.some((one) => states.get(one.id) === 'proposed')) return { listing: followed, state: 'proposed' };
  const isDecided = decided !== undefined && stillApplies(decided, { facts, evidence: hit.evidence });
  return { listing: followed, state: isDecided ? decided.made.verdict : 'open' };
}

/**
 * Most serious verdict of the listings. A joined case is `joined`; a lost one with an open listing has the reason for
 * its loss.
 */
function resolutionOf(states: readonly ListingState[], lost: LostReason | null): CaseResolution {
  if (lost === 'joined') return 'joined';
  if (states.includes('true_match')) return 'true_match';
  if (lost !== null && states.includes('open')) return lost;
  return states.includes('undecided') ? 'undecided' : 'false_positive';
}
