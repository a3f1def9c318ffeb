import type { ListDetail } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { audit } from '../../context/audit.ts';
import type { Refreshed } from '../../lists/refresh/refreshed.ts';
import { getList } from './get.ts';
import { REFRESH_ASKED, REFRESHED } from './last-refresh.ts';

/**
 * Has a list downloaded now, or the folder of lists read. Resolves when that has begun: the list's `refresh` says what
 * became of it.
 *
 * @throws ApiError `list_not_found`
 */
export async function refreshList(call: Call, id: string): Promise<ListDetail> {
  // Throws where there is no such list.
  await getList(call, id);
  await audit(call, REFRESH_ASKED, id);
  void refreshed(call, id);
  return getList(call, id);
}

/** The end is not recorded where the service stops or its database is away: the refresh then counts as interrupted. */
async function refreshed(call: Call, id: string): Promise<void> {
  const failed: Refreshed = { outcome: 'failed', because: 'the service met an error, which is in its log' };
  const result = await call.app.refresh(id).catch(() => failed);
  await audit(call, REFRESHED, id, { ...result }).catch(() => {});
}
