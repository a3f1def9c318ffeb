import { setImmediate } from 'node:timers/promises';
import {
  type DecideManyRequest,
  type Decisions,
  type ErrorCode,
  type FieldError,
  MAX_DECISIONS,
} from '@namesake/contract';
import type { App, Call } from '../../context/app.ts';
import type { Statement } from '../../db/writing/writer-protocol.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import type { StoredScreening } from '../records/store/screening-store.ts';
import { notFoundBy, presentMade } from './decide.ts';
import { byListing, listingState } from './hit-counts.ts';
import { type DecidedScreening, type NewDecisions, newDecisions } from './new-decisions.ts';
import { decidableRecord, isUndecidable, type ScreenedSubject, screenedSubject } from './screened-subject.ts';

/** Conditions that must still hold when the decision is stored, and the error code if they do not. */
export type Guard = { readonly statements: readonly Statement[]; readonly code: ErrorCode };

/** Unpacking or parsing a record takes about half a millisecond: other requests get their turn in between. */
const READ_AT_ONCE = 10;

type Hits = DecideManyRequest['hits'][number];

/**
 * Decides about hits of several screenings with one verdict and one reason, all in one transaction.
 *
 * @throws ApiError `scope_missing`; naming every such screening: `search_not_found`, `search_erased`; naming the first:
 *   `listing_not_found_by_search`, `nothing_open`; `too_long` if there would be too many decisions; the code of the
 *   guard if it does not hold
 */
export async function decideManyHits(
  call: Call,
  { hits, ...what }: DecideManyRequest,
  guard: Guard = { statements: [], code: 'search_not_found' },
): Promise<Decisions> {
  const records = await recordsOf(call, hits);
  const screenings: DecidedScreening[] = [];
  for (const [index, of] of hits.entries()) {
    const stored = records[index];
    if (stored !== undefined) screenings.push(await chosenOf(call, stored, of, `/hits/${index}`));
    if (index % READ_AT_ONCE === 0) await setImmediate();
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

/** Records of the screenings, in order. @throws ApiError naming every one that the caller may not decide about */
async function recordsOf(call: Call, hits: readonly Hits[]): Promise<readonly StoredScreening[]> {
  const records: StoredScreening[] = [];
  const faults: FieldError[] = [];
  for (const [index, { searchId }] of hits.entries()) {
    try {
      records.push(await decidableRecord(call, searchId));
    } catch (error) {
      if (!(error instanceof ApiError) || !isUndecidable(error)) throw error;
      faults.push({ pointer: `/hits/${index}/searchId`, code: error.code, detail: error.detail });
    }
    if (index % READ_AT_ONCE === 0) await setImmediate();
  }
  const [first] = faults;
  if (first !== undefined) throw new ApiError(first.code, { errors: faults });
  return records;
}

/** A screening with the listings to decide: the given ones, or else all that are open. */
async function chosenOf(
  call: Call,
  stored: StoredScreening,
  { listings }: Pick<Hits, 'listings'>,
  at: string,
): Promise<DecidedScreening> {
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
