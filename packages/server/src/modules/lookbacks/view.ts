import type { LookbackPage, LookbackView } from '@namesake/contract';
import type { App, Call } from '../../context/app.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { type Page, readCursor, writeCursor } from '../../lib/paging.ts';
import { ActorNames } from '../records/actor-names.ts';
import { ownActors } from '../records/record-for.ts';
import type { Lookback } from './store/lookback.ts';

const WHAT = 'lookbacks';

/** @throws ApiError `lookback_not_found` */
export async function getLookback(call: Call, id: string): Promise<LookbackView> {
  const { app, principal } = call;
  return presentLookback(app, await readableLookback(call, id), new ActorNames(app.storage, principal));
}

/**
 * Lookbacks, newest first: own ones over own screenings, and with `records:read` all.
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

const instant = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

/** A lookback as the API returns it. */
export async function presentLookback({ storage }: App, lookback: Lookback, names: ActorNames): Promise<LookbackView> {
  const { id, state, entityId, entity, reason, total, scanned, unreadable, skipped, found } = lookback;
  return {
    id,
    state,
    createdAt: new Date(lookback.createdAt).toISOString(),
    createdBy: await names.actor(lookback.createdBy),
    startedAt: instant(lookback.startedAt),
    endedAt: instant(lookback.endedAt),
    entityId,
    entity: {
      names: [...entity.names],
      weakNames: [...(entity.weakNames ?? [])],
      entityType: entity.type ?? null,
      birthDates: [...(entity.birthDates ?? [])],
      gender: entity.gender ?? null,
      countries: [...(entity.countries ?? [])],
      identifiers: [...(entity.identifiers ?? [])],
    },
    everybody: lookback.actors === null,
    from: instant(lookback.fromMs),
    to: instant(lookback.toMs),
    threshold: lookback.policy.threshold,
    text: reason,
    totalCount: total,
    scannedCount: scanned,
    unreadableCount: unreadable,
    skippedCount: skipped,
    foundCount: found,
    erasedCount: found - (found === 0 ? 0 : await storage.lookbacks.hitCount(id)),
  };
}

/**
 * A lookback that the caller may read: any with `records:read`, otherwise only own ones over own screenings. A caller
 * who lost the scope cannot read screenings of others through an earlier lookback.
 *
 * @throws ApiError `lookback_not_found`
 */
export async function readableLookback(call: Call, id: string): Promise<Lookback> {
  const lookback = await call.app.storage.lookbacks.find(id);
  if (lookback === undefined) throw new ApiError('lookback_not_found');
  if (call.principal.scopes.includes('records:read')) return lookback;
  const isOwn = lookback.actors !== null && (await ownActors(call)).includes(lookback.createdBy);
  if (!isOwn) throw new ApiError('lookback_not_found');
  return lookback;
}
