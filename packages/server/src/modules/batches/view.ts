import type { BatchLayoutView, BatchPage, BatchView } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { hashText } from '../../lib/ids/hash-text.ts';
import { type Page, readCursor, writeCursor } from '../../lib/paging.ts';
import { personBehind, personOf } from '../decisions/four-eyes.ts';
import { ActorNames } from '../records/actor-names.ts';
import { customerVisibility } from '../records/customer-visibility.ts';
import { ownActors } from '../records/record-for.ts';
import type { Batch, BatchLayout, PlacedBatch } from './store/batch.ts';

const WHAT = 'batches';

/** @throws ApiError `batch_not_found` */
export async function getBatch(call: Call, id: string): Promise<BatchView> {
  return presentBatch(call, await readableBatch(call, id), new ActorNames(call.app.storage, call.principal));
}

/**
 * Batches, newest first: the caller's own, and with `records:read` those of others.
 *
 * @throws ApiError `cursor_invalid`
 */
export async function listBatches(call: Call, { cursor, limit }: Page): Promise<BatchPage> {
  const { app, principal } = call;
  const before = cursor === undefined ? undefined : readCursor(app.keys.cursor, WHAT, cursor);
  const actors = principal.scopes.includes('records:read') ? undefined : await ownActors(call);
  const { maySee } = await customerVisibility(call);
  const found: PlacedBatch[] = [];
  // Pages are filled up after filtering: a short one would reveal batches that the caller may not see.
  for (let [from, isMore] = [before, true]; isMore && found.length <= limit; ) {
    const read = await app.storage.batches.page(actors, from, limit + 1);
    found.push(...read.filter(({ watchGroup }) => watchGroup === null || maySee(watchGroup)));
    [from, isMore] = [read.at(-1)?.place, read.length > limit];
  }
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const names = new ActorNames(app.storage, principal);
  return {
    items: await Promise.all(page.map((one) => presentBatch(call, one, names))),
    nextCursor: found.length > limit && last !== undefined ? writeCursor(app.keys.cursor, WHAT, last.place) : null,
  };
}

/**
 * A batch that the caller may read. Batches of others are hidden without `records:read`, and so are batches for a group
 * of customers that the caller may not see.
 *
 * @throws ApiError `batch_not_found`
 */
export async function readableBatch(call: Call, id: string): Promise<Batch> {
  const batch = await call.app.storage.batches.find(id);
  const mayRead = call.principal.scopes.includes('records:read');
  if (batch === undefined || !(mayRead || (await ownActors(call)).includes(batch.createdBy)))
    throw new ApiError('batch_not_found');
  if (batch.watchGroup !== null && !(await customerVisibility(call)).maySee(batch.watchGroup))
    throw new ApiError('batch_not_found');
  return batch;
}

const instant = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

/** A batch as the API returns it. */
export async function presentBatch(
  call: Pick<Call, 'app' | 'principal'>,
  batch: Batch,
  names: ActorNames,
): Promise<BatchView> {
  const { customers } = call.app.storage;
  const { id, name, state, problem, format, fileBytes, policy, layout, sheets, counts } = batch;
  const count = (outcome: keyof BatchView['counts']): number => counts[outcome] ?? 0;
  const leavingCount = batch.isWholeBook ? await customers.leavingCount(id) : 0;
  return {
    id,
    name,
    state,
    problem,
    format,
    fileHash: hashText(batch.fileSha256),
    fileBytes,
    policy,
    watchGroup: batch.watchGroup,
    isWholeBook: batch.isWholeBook,
    opensCases: batch.opensCases,
    leavingCount,
    mayChangeLeavers: leavingCount > 0 && (await leaversRefusal(call, batch)) === undefined,
    rowCount: batch.rows,
    layout: layout === null ? null : presentLayout(layout),
    ignored: [...batch.ignored],
    sheets: sheets.map(({ rows, ...sheet }) => ({ ...sheet, rowCount: rows })),
    expectedRowCount: expectedRowCount(batch),
    createdAt: new Date(batch.createdAt).toISOString(),
    createdBy: await names.actor(batch.createdBy),
    startedAt: instant(batch.startedAt),
    endedAt: instant(batch.endedAt),
    counts: {
      potential_match: count('potential_match'),
      no_match: count('no_match'),
      incomplete: count('incomplete'),
      insufficient_name: count('insufficient_name'),
      demo: count('demo'),
      error: count('error'),
      suppressed: count('suppressed'),
    },
  };
}

/** Why the caller may not decide about customers missing from a file; undefined if the caller may. */
export async function leaversRefusal(
  { app, principal }: Pick<Call, 'app' | 'principal'>,
  { createdBy }: Batch,
): Promise<'person_needed' | 'own_proposal' | 'scope_missing' | undefined> {
  if (!principal.scopes.includes('customers:write')) return 'scope_missing';
  if (principal.kind !== 'user') return 'person_needed';
  return (await personOf(app, principal)) === (await personBehind(app, createdBy)) ? 'own_proposal' : undefined;
}

/** A layout as the API returns it. */
export const presentLayout = (layout: BatchLayout): BatchLayoutView => ({
  ...layout,
  columns: layout.columns.map(({ usual: _, ...column }) => column),
});

/** Expected number of rows: counted for sheets, estimated from the bytes read so far for other files. */
function expectedRowCount({ state, layout, sheets, fileBytes, readBytes = 0, rows }: Batch): number | null {
  if (state === 'done') return rows;
  const sheet = sheets[(layout?.sheet ?? 0) - 1];
  if (sheet !== undefined)
    return Math.max(rows, sheet.rows - (layout?.skip ?? 0) - (layout?.headings === true ? 1 : 0));
  if (rows === 0 || readBytes === 0) return null;
  return Math.max(rows, Math.round((rows * fileBytes) / readBytes));
}
