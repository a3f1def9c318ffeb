import type { GoodGuyPage, GoodGuyQuery, GoodGuyView } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { formatScreeningId } from '../../lib/ids/screening-id.ts';
import { readCursor, writeCursor } from '../../lib/paging.ts';
import { referenceIn } from '../history/list.ts';
import { ActorNames } from '../records/actor-names.ts';
import { isHiddenReference } from '../records/customer-visibility.ts';
import { type GoodGuy, type GoodGuyEvent, stateOf } from './store/good-guy.ts';

/** @throws ApiError `good_guy_not_found` */
export async function getGoodGuy(call: Call, id: string): Promise<GoodGuyView> {
  const { app, principal } = call;
  const [found] = await seenGoodGuys(call, await app.storage.goodGuys.find([id]));
  if (found === undefined) throw new ApiError('good_guy_not_found');
  return presentGoodGuy(found, app.now(), new ActorNames(app.storage, principal));
}

/** Good guys of customers that the caller may see, in order. */
export async function seenGoodGuys<One extends GoodGuy>(call: Call, all: readonly One[]): Promise<readonly One[]> {
  const hidden = await Promise.all(all.map(({ externalRef }) => isHiddenReference(call, externalRef)));
  return all.filter((_, at) => hidden[at] === false);
}

/**
 * Good guys, newest first. Pages are shorter if some are of customers that the caller may not see.
 *
 * @throws ApiError `cursor_invalid`, `customer_unknown`
 */
export async function listGoodGuys(
  call: Call,
  { cursor, limit, customer, ...others }: GoodGuyQuery,
): Promise<GoodGuyPage> {
  const { app, principal } = call;
  const filter = { ...others, ...(customer === undefined ? {} : { externalRef: referenceIn(app, customer) }) };
  const what = `good guys ${JSON.stringify(filter)}`;
  const before = cursor === undefined ? undefined : readCursor(app.keys.cursor, what, cursor);
  const found = await app.storage.goodGuys.page(filter, before, limit + 1, app.now());
  const last = found.slice(0, limit).at(-1);
  const page = await seenGoodGuys(call, found.slice(0, limit));
  const names = new ActorNames(app.storage, principal);
  return {
    items: await Promise.all(page.map((one) => presentGoodGuy(one, app.now(), names))),
    nextCursor: found.length > limit && last !== undefined ? writeCursor(app.keys.cursor, what, last.place) : null,
  };
}

/** A good guy as the API returns it. */
export async function presentGoodGuy(goodGuy: GoodGuy, nowMs: number, names: ActorNames): Promise<GoodGuyView> {
  const { id, externalRef, listing, listedName, reason, decision, screeningId, expiresAt, events } = goodGuy;
  return {
    id,
    externalRef,
    listing,
    listedName,
    reason,
    decision,
    state: stateOf(goodGuy, nowMs),
    expiresAt: expiresAt === null ? null : new Date(expiresAt).toISOString(),
    searchId: screeningId === null ? null : formatScreeningId(screeningId),
    events: await Promise.all(events.map((event) => presentEvent(event, names))),
  };
}

async function presentEvent({ kind, at, actor, text, changes }: GoodGuyEvent, names: ActorNames) {
  return {
    kind,
    at: new Date(at).toISOString(),
    by: await names.actor(actor),
    text: text === '' ? null : text,
    changes: [...changes],
  };
}
