import type { GoodGuyNote, SearchRequest, SearchResult } from '@namesake/contract';
import type { Hit, Screening } from '@namesake/engine';
import type { App } from '../../context/app.ts';
import type { Snapshot } from '../../lists/snapshot/snapshot.ts';
import { fourEyesFor } from '../decisions/four-eyes.ts';
import { changesSince } from '../good-guys/new-good-guy.ts';
import { reopenGoodGuys } from '../good-guys/reopen.ts';
import { customerChanges, customerFacts, textKey } from '../good-guys/store/facts.ts';
import { type FactChange, type GoodGuy, stateOf } from '../good-guys/store/good-guy.ts';
import { inForceByListing } from './show-decisions.ts';

type Noted = { readonly note: GoodGuyNote; readonly listing: string };

type GoodGuysOf = {
  /** Notes for answers about good guys that suppressed nothing, by listing. */
  readonly notes: ReadonlyMap<string, GoodGuyNote>;
  /** Ids of the good guys that suppress a party, by party. */
  readonly taken: ReadonlyMap<string, readonly string[]>;
};

/** A request that was screened. */
export type ScreenedRequest = {
  readonly request: SearchRequest;
  /** Name of the policy of the search. */
  readonly policy: string;
  readonly snapshot: Snapshot;
  readonly screening: Screening;
  /** Resolves with all hits, on all pages. */
  readonly everyHit: () => Promise<readonly Hit[]>;
};

/**
 * Suppresses parties by good guys of the request's reference. Each of their listings needs one that is in force,
 * approved if a policy requires it, unchanged in relevant facts, and not contradicted by a later decision. A matching
 * text alone suppresses nothing.
 */
export async function goodGuysOf(
  app: App,
  { request, policy, snapshot, screening, everyHit }: ScreenedRequest,
): Promise<GoodGuysOf> {
  const nothing: GoodGuysOf = { notes: new Map(), taken: new Map() };
  if (screening.total === 0) return nothing;
  const nowMs = app.now();
  const { externalRef } = request;
  if (externalRef === undefined) {
    const listings = screening.hits.flatMap((hit) => hit.listings);
    const same = await app.storage.goodGuys.liveOfText(textKey(request.searchText), listings, nowMs);
    return { ...nothing, notes: notesOf(same.filter(inForceAt(nowMs)).map((one) => noted(one, 'same_text'))) };
  }
  const own = (await app.storage.goodGuys.live(externalRef, nowMs)).filter(inForceAt(nowMs));
  if (own.length === 0) return nothing;
  if (request.asOf !== undefined) return { ...nothing, notes: notesOf(own.map((one) => noted(one, 'past_lists'))) };

  const all = await everyHit();
  const listings = new Set<string>(all.flatMap((hit) => hit.listings));
  const about = own.filter(({ listing }) => listings.has(listing));
  const changed = about.map((goodGuy) => ({ goodGuy, changes: changesOf(goodGuy, request, snapshot) }));
  const reopened = changed.filter(({ changes }) => changes.length > 0);
  await reopenGoodGuys(app, reopened);
  const unchanged = changed.filter(({ changes }) => changes.length === 0).map(({ goodGuy }) => goodGuy);
  const inForce = await inForceByListing(app, externalRef, [...listings]);
  const isGood = ({ decision, listing }: GoodGuy): boolean => {
    const verdict = inForce.get(listing)?.verdict;
    return verdict === undefined ? decision === null : verdict === 'false_positive';
  };
  const asked = { verdict: 'good_guy', externalRef, policy } as const;
  const takesTwo = !unchanged.every(isApproved) && (await fourEyesFor(app, asked)).isAsked;
  const counts = (one: GoodGuy): boolean => isGood(one) && (!takesTwo || isApproved(one));
  const good = Map.groupBy(unchanged.filter(counts), ({ listing }) => listing);
  const taken = all.filter((hit) => hit.listings.every((id) => good.has(id)));
  const notes = [
    ...unchanged.map((one) =>
      noted(one, !isGood(one) ? 'other_decision' : counts(one) ? 'not_all_listings' : 'needs_approval'),
    ),
    ...reopened.map(({ goodGuy, changes }) => noted(goodGuy, 'reopened', changes)),
  ];
  const byParty = taken.map(
    ({ entityId, listings: ids }) => [entityId, ids.flatMap((id) => good.get(id)?.[0]?.id ?? [])] as const,
  );
  return { notes: notesOf(notes), taken: new Map(byParty) };
}

/** Adds notes on good guys about its listings to a result. */
export function withNotes(result: SearchResult, notes: GoodGuysOf['notes']): SearchResult {
  const own = result.listings.flatMap(({ id }) => notes.get(id) ?? []);
  return own.length === 0 ? result : { ...result, goodGuys: own };
}

const inForceAt =
  (nowMs: number) =>
  (goodGuy: GoodGuy): boolean =>
    stateOf(goodGuy, nowMs) === 'in_force';

const isApproved = ({ events }: GoodGuy): boolean => events.some(({ kind }) => kind === 'approved');

/** Changes on either side since a good guy was made. */
const changesOf = (goodGuy: GoodGuy, request: SearchRequest, snapshot: Snapshot): readonly FactChange[] => [
  ...changesSince(goodGuy, snapshot),
  ...customerChanges(goodGuy.customerFacts, customerFacts(request)),
];

const noted = ({ id, listing }: GoodGuy, state: GoodGuyNote['state'], changes: readonly FactChange[] = []): Noted => ({
  listing,
  note: { id, listing, state, changes: changes.map((change) => ({ ...change })) },
});

const notesOf = (noted: readonly Noted[]): GoodGuysOf['notes'] =>
  new Map(noted.map(({ listing, note }) => [listing, note]));
