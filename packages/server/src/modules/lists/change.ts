import type { AcceptVersionRequest, ConfirmRemovalsRequest, ListDetail, RefusedVersions } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { audit, auditEvent } from '../../context/audit.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { hashText, hexOf } from '../../lib/ids/hash-text.ts';
import type { Refreshed } from '../../lists/refresh/refreshed.ts';
import { REFRESH_ASKED, REFRESHED } from './last-refresh.ts';
import { getList } from './view.ts';

/**
 * Confirms removals on behalf of an operator: all held ones of a list, or the named ones. The confirmation is stored
 * before the lists are reloaded, so it takes effect at the next load at the latest.
 *
 * @throws ApiError `list_not_found`, `nothing_held`
 */
export async function confirmRemovals(
  call: Call,
  list: string,
  { text, listings }: ConfirmRemovalsRequest,
): Promise<ListDetail> {
  const { app } = call;
  if (!app.lists.states(app.now()).some(({ id }) => id === list)) throw new ApiError('list_not_found');
  const held = (await app.storage.heldRemovals.all()).filter((row) => row.list === list).map(({ listing }) => listing);
  const chosen = listings === undefined ? held : listings.filter((id) => held.includes(id));
  if (chosen.length === 0) throw new ApiError('nothing_held');
  const event = auditEvent(call, 'list.removals_confirmed', list, { listings: chosen, reason: text.trim() });
  await app.storage.heldRemovals.confirm(list, chosen, event);
  await app.reload();
  return getList(call, list);
}

/**
 * Accepts a refused download on an operator's decision. Resolves when searches use it.
 *
 * @throws ApiError `version_not_found`, `version_not_acceptable`
 */
export async function acceptVersion(
  call: Call,
  { id, hash }: { readonly id: string; readonly hash: string },
  { text }: AcceptVersionRequest,
): Promise<ListDetail> {
  const { app } = call;
  const file = (await app.refused.list(id)).find(({ sha256 }) => sha256 === hexOf(hash));
  if (file === undefined) throw new ApiError('version_not_found');
  if (!file.acceptable) throw new ApiError('version_not_acceptable', { detail: `The file ${file.reason}.` });
  await app.refused.accept(id, file.sha256);
  await audit(call, 'list.version_accepted', id, { sha256: file.sha256, refused: file.code, reason: text.trim() });
  return getList(call, id);
}

/**
 * Starts downloading a list or reading the folder of lists. Resolves once this has begun; `refresh` of the list shows
 * the result.
 *
 * @throws ApiError `list_not_found`
 */
export async function refreshList(call: Call, id: string): Promise<ListDetail> {
  // Throws if there is no such list.
  await getList(call, id);
  await audit(call, REFRESH_ASKED, id);
  void refreshed(call, id);
  return getList(call, id);
}

/**
 * The end is not recorded if the service stops or the database is unavailable. The refresh then counts as interrupted.
 */
async function refreshed(call: Call, id: string): Promise<void> {
  const failed: Refreshed = { outcome: 'failed', because: 'the service met an error, which is in its log' };
  const result = await call.app.refresh(id).catch(() => failed);
  await audit(call, REFRESHED, id, { ...result }).catch(() => {});
}

/**
 * Refused downloads of a list, newest first.
 *
 * @throws ApiError `list_not_found`
 */
export async function refusedVersions({ app }: Call, id: string): Promise<RefusedVersions> {
  if (!app.lists.states(app.now()).some((list) => list.id === id)) throw new ApiError('list_not_found');
  const files = await app.refused.list(id);
  return {
    items: files.map(({ list: _, sha256, reason, ...file }) => ({ ...file, fileHash: hashText(sha256), text: reason })),
    nextCursor: null,
  };
}
