import type { DecisionPage, Decisions } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { type Page, readCursor, writeCursor } from '../../lib/paging.ts';
import { recordFor } from '../records/record-for.ts';
import { statesOf } from './hit-counts.ts';
import { presentDecisions } from './present-decision.ts';
import { screenedSubject } from './screened-subject.ts';

const WHAT = 'proposed decisions';

/**
 * Proposals waiting for approval, newest first.
 *
 * @throws ApiError `cursor_invalid`
 */
export async function listDecisions(call: Call, { cursor, limit }: Page): Promise<DecisionPage> {
  const { app } = call;
  const before = cursor === undefined ? undefined : readCursor(app.keys.cursor, WHAT, cursor);
  const found = await app.storage.hitDecisions.proposed(before, limit + 1);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const isMore = found.length > limit && last !== undefined;
  return {
    items: await presentDecisions(call, page, () => 'proposed'),
    nextCursor: isMore ? writeCursor(app.keys.cursor, WHAT, last.place) : null,
  };
}

/**
 * Decisions about what a screening found. Without `records:read`, only those made on this screening: a reference
 * reveals nothing about screenings of others.
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
