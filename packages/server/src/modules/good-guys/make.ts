import { randomBytes } from 'node:crypto';
import type { GoodGuys, MakeGoodGuysRequest, SearchRequest } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { actorOf } from '../../context/principal.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { formatScreeningId } from '../../lib/ids/screening-id.ts';
import { SALT_BYTES } from '../../proof/merkle-tree.ts';
import { fourEyesFor, personOf } from '../decisions/four-eyes.ts';
import { statesOf } from '../decisions/hit-counts.ts';
import { decidableDecisions, screenedSubject } from '../decisions/screened-subject.ts';
import type { HitDecision } from '../decisions/store/hit-decision.ts';
import { ActorNames } from '../records/actor-names.ts';
import { recordFor } from '../records/record-for.ts';
import type { StoredScreening } from '../records/store/screening-store.ts';
import { firstEvent, listingNow, makingEvent, newGoodGuyId } from './new-good-guy.ts';
import { customerFacts, textKey } from './store/facts.ts';
import type { MadeGoodGuy } from './store/good-guy.ts';
import { presentGoodGuy } from './view.ts';

const DAY_MS = 86_400_000;
type Code = 'decision_unsuitable' | 'listing_changed';

/**
 * Makes good guys from decisions: all or none. Stores the current facts of the listing and the customer with them.
 *
 * @throws ApiError `scope_missing`, `hit_decision_not_found`, `decision_unsuitable`, `listing_changed`,
 *   `good_guy_exists`, `starting`
 */
export async function makeGoodGuys(
  call: Call,
  { decisions: ids, expiresInDays, text = '' }: MakeGoodGuysRequest,
): Promise<GoodGuys> {
  const { app, principal } = call;
  const unique = [...new Set(ids)];
  const decisions = await decidableDecisions(call, unique);
  const records = await recordsOf(call, decisions);
  const expiresAt = app.now() + expiresInDays * DAY_MS;
  const contents: Omit<MadeGoodGuy, 'event'>[] = [];
  let isProposal = false;
  for (const decision of decisions) {
    const index = ids.indexOf(decision.id);
    const record = records.get(decision.screeningId.toString('hex'));
    if (record === undefined || !(await isSuitable(app.storage, decision))) throw refusal('decision_unsuitable', index);
    const { policy, externalRef } = screenedSubject(record);
    const { context } = record;
    isProposal ||= (await fourEyesFor(app, { verdict: 'good_guy', policy, externalRef, context })).isAsked;
    contents.push({ ...contentOf(call, decision, record, index), expiresAt });
  }
  const by = { at: app.now(), actor: actorOf(principal), person: await personOf(app, principal) };
  const first = firstEvent(isProposal, by, text);
  const made = contents.map((content) => ({ ...content, event: { ...first, salt: randomBytes(SALT_BYTES) } }));
  if (!(await app.storage.goodGuys.make(made, app.now(), makingEvent(call, made))))
    throw new ApiError('good_guy_exists');
  const names = new ActorNames(app.storage, principal);
  const items = made.map(({ event, ...content }) => presentGoodGuy({ ...content, events: [event] }, app.now(), names));
  return { items: await Promise.all(items), nextCursor: null };
}

async function recordsOf(call: Call, decisions: readonly HitDecision[]): Promise<ReadonlyMap<string, StoredScreening>> {
  const records = new Map<string, StoredScreening>();
  for (const { screeningId } of decisions) {
    const key = screeningId.toString('hex');
    if (!records.has(key)) records.set(key, await recordFor(call, formatScreeningId(screeningId)));
  }
  return records;
}

async function isSuitable(
  { hitDecisions }: Call['app']['storage'],
  { id, externalRef, listing, verdict }: HitDecision,
): Promise<boolean> {
  if (externalRef === null || verdict !== 'false_positive') return false;
  const about = await hitDecisions.about({ kind: 'reference', externalRef }, [listing]);
  return statesOf(about).get(id) === 'in_force';
}

/** The decided record must still be the current one: nothing else was reviewed. */
function contentOf(
  { app }: Call,
  { id: decision, externalRef, listing, screeningId, reason, recordHash }: HitDecision,
  { request }: StoredScreening,
  index: number,
): Omit<MadeGoodGuy, 'event' | 'expiresAt'> {
  const snapshot = app.lists.current();
  if (snapshot === undefined) throw new ApiError('starting', { headers: { 'retry-after': '2' } });
  const found = listingNow(snapshot, listing);
  if (found === undefined || found.recordHash !== recordHash) throw refusal('listing_changed', index);
  const asked: SearchRequest = JSON.parse(request);
  return {
    id: newGoodGuyId(),
    externalRef: externalRef ?? '',
    listing,
    reason,
    decision,
    screeningId,
    recordHash,
    listedName: found.listing.names[0]?.value ?? listing,
    listingFacts: found.facts,
    customerFacts: customerFacts(asked),
    textKey: textKey(asked.searchText),
  };
}

const refusal = (code: Code, index: number): ApiError =>
  new ApiError(code, { errors: [{ pointer: `/decisions/${index}`, code, detail: 'Nothing was made.' }] });
