import type { GoodGuyPage, GoodGuyQuery, GoodGuyView } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { formatScreeningId } from '../../lib/ids/screening-id.ts';
import { readCursor, writeCursor } from '../../lib/paging.ts';
import { referenceIn } from '../history/list.ts';
import { ActorNames } from '../records/actor-names.ts';
import { type GoodGuy, type GoodGuyEvent, stateOf } from './store/good-guy.ts';

/** @throws ApiError `good_guy_not_found` */
export async function getGoodGuy({ app, principal }: Call, id: string): Promise<GoodGuyView> {
  const [found] = await app.storage.goodGuys.find([id]);
  if (found === undefined) throw new ApiError('good_guy_not_found');
  return presentGoodGuy(found, app.now(), new ActorNames(app.storage, principal));
}

/**
 * Good guys, the newest first.
 *
 * @throws ApiError `cursor_invalid`, `customer_unknown`
 */
export async function listGoodGuys(
  { app, principal }: Call,
  { cursor, limit, customer, ...others }: GoodGuyQuery,
): Promise<GoodGuyPage> {
  const filter = { ...others, ...(customer === undefined ? {} : { externalRef: referenceIn(app, customer) }) };
  const what = `good guys ${JSON.stringify(filter)}`;
  const before = cursor === undefined ? undefined : readCursor(app.keys.cursor, what, cursor);
  const found = await app.storage.goodGuys.page(filter, before, limit + 1, app.now());
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const names = new ActorNames(app.storage, principal);
  return {
    items: await Promise.all(page.map((one) => presentGoodGuy(one, app.now(), names))),
    nextCursor: found.length > limit && last !== undefined ? writeCursor(app.keys.cursor, what, last.place) : null,
  };
}

/** A good guy as answers show it. */
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
