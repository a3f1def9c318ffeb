import type { Decisions } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { recordFor } from '../records/record-for.ts';
import { presentDecisions } from './present-decision.ts';
import { screenedSubject } from './screened-subject.ts';
import { statesOf } from './states-of.ts';

/**
 * The decisions about what a screening found. Without `records:read` only those that were made on this screening: a
 * reference reveals nothing of the screenings of others.
 *
 * @throws ApiError `scope_missing`, `search_not_found`, `search_erased`
 */
export async function listSearchDecisions(call: Call, searchId: string): Promise<Decisions> {
  const { app, principal } = call;
  const stored = await recordFor(call, searchId);
  const { subject, listings } = screenedSubject(stored);
  const about = await app.storage.hitDecisions.about(subject, [...listings.keys()]);
  const states = statesOf(about);
  const readsAll = principal.scopes.includes('records:read');
  const shown = about.filter(({ screeningId }) => readsAll || screeningId.equals(stored.id));
  return { items: await presentDecisions(call, shown, (id) => states.get(id)), nextCursor: null };
}
