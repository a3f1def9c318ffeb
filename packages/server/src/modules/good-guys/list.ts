import type { GoodGuyPage, GoodGuyQuery } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { readCursor, writeCursor } from '../../lib/paging/cursor.ts';
import { referenceIn } from '../history/find-customer.ts';
import { ActorNames } from '../records/actor-names.ts';
import { presentGoodGuy } from './present-good-guy.ts';

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
