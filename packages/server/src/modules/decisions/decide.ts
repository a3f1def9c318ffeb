import type { DecideRequest, Decisions, DecisionView, FieldError } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { statesOf } from './hit-counts.ts';
import { newDecisions } from './new-decisions.ts';
import { presentDecisions } from './present-decision.ts';
import { decidableRecord, type ScreenedSubject, screenedSubject } from './screened-subject.ts';
import type { MadeDecision } from './store/hit-decision.ts';

/**
 * Decides about listings that a screening found, in one transaction.
 *
 * @throws ApiError `scope_missing`, `search_not_found`, `search_erased`, `listing_not_found_by_search`
 */
export async function decideHits(
  call: Call,
  searchId: string,
  { listings, ...what }: DecideRequest,
): Promise<Decisions> {
  const stored = await decidableRecord(call, searchId);
  const screened = screenedSubject(stored);
  const errors = notFoundBy(screened, listings);
  if (errors.length > 0) throw new ApiError('listing_not_found_by_search', { errors });
  const { made, event } = await newDecisions(call, { stored, screened, listings }, what);
  if (!(await call.app.storage.hitDecisions.decide(made, [event]))) throw new ApiError('search_not_found');
  return { items: await presentMade(call, screened, made), nextCursor: null };
}

/** Errors for listings that a screening did not find. `at` is the JSON pointer to their parent. */
export function notFoundBy(
  { listings: found }: ScreenedSubject,
  listings: readonly string[],
  at = '',
): readonly FieldError[] {
  const code = 'listing_not_found_by_search';
  return listings.flatMap((listing, index) =>
    found.has(listing)
      ? []
      : [{ pointer: `${at}/listings/${index}`, code, detail: 'No result of this screening shows it.' } as const],
  );
}

/** Current view of decisions just made about one subject. One may already be superseded. */
export async function presentMade(
  call: Call,
  { subject }: ScreenedSubject,
  made: readonly MadeDecision[],
): Promise<readonly DecisionView[]> {
  const listings = made.map(({ listing }) => listing);
  const about = await call.app.storage.hitDecisions.about(subject, listings);
  const states = statesOf(about);
  const own = about.filter(({ id }) => made.some((one) => one.id === id));
  return presentDecisions(call, own, (id) => states.get(id));
}
