import type { BatchPage } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { readCursor, writeCursor } from '../../lib/paging/cursor.ts';
import type { Page } from '../../lib/paging/page.ts';
import { ActorNames } from '../records/actor-names.ts';
import { ownActors } from '../records/own-actors.ts';
import { presentBatch } from './present-batch.ts';

const WHAT = 'batches';

/**
 * Batches, the newest first: the caller's own, and with `records:read` those of others.
 *
 * @throws ApiError `cursor_invalid`
 */
export async function listBatches(call: Call, { cursor, limit }: Page): Promise<BatchPage> {
  const { app, principal } = call;
  const before = cursor === undefined ? undefined : readCursor(app.keys.cursor, WHAT, cursor);
  const actors = principal.scopes.includes('records:read') ? undefined : await ownActors(call);
  const found = await app.storage.batches.page(actors, before, limit + 1);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const names = new ActorNames(app.storage, principal);
  return {
    items: await Promise.all(page.map((one) => presentBatch(one, names))),
    nextCursor: found.length > limit && last !== undefined ? writeCursor(app.keys.cursor, WHAT, last.place) : null,
  };
}
