import type { ConfirmRemovalsRequest, ListDetail } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { auditEvent } from '../../context/audit.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { getList } from './get.ts';

/**
 * An operator's confirmation of removals: all held ones of a list, or the named ones. The confirmation
 * is stored before the lists are loaded again, so it counts at the next load at the latest.
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
