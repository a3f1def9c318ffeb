import type { LookbackPage } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { readCursor, writeCursor } from '../../lib/paging/cursor.ts';
import type { Page } from '../../lib/paging/page.ts';
import { ActorNames } from '../records/actor-names.ts';
import { ownActors } from '../records/own-actors.ts';
import { presentLookback } from './present-lookback.ts';

const WHAT = 'lookbacks';

/**
 * Lookbacks, the newest first: own ones over own screenings, and with `records:read` all.
 *
 * @throws ApiError `cursor_invalid`
 */
export async function listLookbacks(call: Call, { cursor, limit }: Page): Promise<LookbackPage> {
  const { app, principal } = call;
  const before = cursor === undefined ? undefined : readCursor(app.keys.cursor, WHAT, cursor);
  const actors = principal.scopes.includes('records:read') ? undefined : await ownActors(call);
  const found = await app.storage.lookbacks.page(actors, before, limit + 1);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const names = new ActorNames(app.storage, principal);
  return {
    items: await Promise.all(page.map((one) => presentLookback(app, one, names))),
    nextCursor: found.length > limit && last !== undefined ? writeCursor(app.keys.cursor, WHAT, last.place) : null,
  };
}
