import { setImmediate } from 'node:timers/promises';
import { type DecideManyRequest, type Decisions, type ErrorCode, MAX_DECISIONS } from '@namesake/contract';
import type { App, Call } from '../../context/app.ts';
import type { Statement } from '../../db/writing/writer-protocol.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { notFoundBy, presentMade } from './decide.ts';
import { byListing, listingState } from './hit-counts.ts';
import { type DecidedScreening, type NewDecisions, newDecisions } from './new-decisions.ts';
import { decidableRecord, type ScreenedSubject, screenedSubject } from './screened-subject.ts';

/** Conditions that must still hold when the decision is stored, and the error code if they do not. */
export type Guard = { readonly statements: readonly Statement[]; readonly code: ErrorCode };

type Hits = DecideManyRequest['hits'][number];

/**
 * Decides about hits of several screenings with one verdict and one reason, all in one transaction.
 *
 * @throws ApiError `scope_missing`; naming the screening: `search_not_found`, `search_erased`,
 *   `listing_not_found_by_search`, `nothing_open`; `too_long` if there would be too many decisions; the code of the
 *   guard if it does not hold
 */
export async function decideManyHits(
  call: Call,
  { hits, ...what }: DecideManyRequest,
  guard: Guard = { statements: [], code: 'search_not_found' },
): Promise<Decisions> {
  const screenings: DecidedScreening[] = [];
  for (const [index, of] of hits.entries()) {
    screenings.push(await chosenOf(call, of, `/hits/${index}`));
    // Unpacking a record takes about half a millisecond: other requests get their turn in between.
    if (index % 10 === 9) await setImmediate();
  }
  const distinct = withoutRepeats(screenings);
  const count = distinct.reduce((sum, { listings }) => sum + listings.length, 0);
  if (count > MAX_DECISIONS)
    throw faultAt('too_long', '/hits', `At most ${MAX_DECISIONS} decisions; this makes ${count}.`);
  const parts: NewDecisions[] = [];
  for (const screening of distinct) parts.push(await newDecisions(call, screening, what));
  const isStored = await call.app.storage.hitDecisions.decide(
    parts.flatMap(({ made }) => made),
    parts.map(({ event }) => event),
    guard.statements,
  );
  if (!isStored) throw new ApiError(guard.code);
  const items = [];
  for (const [index, { screened }] of distinct.entries())
    items.push(...(await presentMade(call, screened, parts[index]?.made ?? [])));
  return { items, nextCursor: null };
}

/** A screening with the listings to decide: the given ones, or else all that are open. */
async function chosenOf(call: Call, { searchId, listings }: Hits, at: string): Promise<DecidedScreening> {
  const stored = await recordAt(call, searchId, at);
  const screened = screenedSubject(stored);
  if (listings === undefined) {
    const open = await openListings(call.app, screened);
    if (open.length === 0) throw faultAt('nothing_open', at, 'No hit of this screening is open.');
    return { stored, screened, listings: open };
  }
  const errors = notFoundBy(screened, listings, at);
  if (errors.length > 0) throw new ApiError('listing_not_found_by_search', { errors });
  return { stored, screened, listings };
}

async function recordAt(call: Call, searchId: string, at: string) {
  try {
    return await decidableRecord(call, searchId);
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'search_not_found' || error.code === 'search_erased'))
      throw faultAt(error.code, `${at}/searchId`, error.detail);
    throw error;
  }
}

/** Decides each listing once per party. If the party was screened twice, on the first of the given screenings. */
function withoutRepeats(screenings: readonly DecidedScreening[]): readonly DecidedScreening[] {
  const seen = new Set<string>();
  return screenings.flatMap((one) => {
    const subject = one.screened.externalRef ?? one.stored.id;
    const listings = one.listings.filter((listing) => {
      const key = JSON.stringify([subject, listing]);
      const isNew = !seen.has(key);
      seen.add(key);
      return isNew;
    });
    return listings.length === 0 ? [] : [{ ...one, listings }];
  });
}

const faultAt = (code: ErrorCode, pointer: string, detail: string): ApiError =>
  new ApiError(code, { errors: [{ pointer, code, detail }] });

/** Listings in the results of a screening that wait for a decision: without one, or undecided. */
async function openListings({ storage }: App, { subject, listings }: ScreenedSubject): Promise<readonly string[]> {
  const found = [...listings.keys()];
  if (found.length === 0) return [];
  const decisions = byListing(await storage.hitDecisions.about(subject, found));
  return found.filter((listing) => listingState(decisions.get(listing) ?? []) === 'open');
}
