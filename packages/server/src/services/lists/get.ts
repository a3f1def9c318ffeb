import type { ListDetail } from '@namesake/contract';
import { ApiError } from '../../errors/api-error.ts';
import type { Call } from '../app.ts';
import { checkScope } from '../check-scope.ts';
import { lastRefresh } from './last-refresh.ts';
import { presentListInfo } from './present-list.ts';
import { presentVersion } from './present-version.ts';

/**
 * One list, with the version in use.
 *
 * @throws ApiError `list_not_found`
 */
export async function getList(
  { app, principal }: Call<'lists' | 'now' | 'policy', 'auditEntries' | 'listVersions'>,
  id: string,
): Promise<ListDetail> {
  checkScope(principal, 'lists:read');
  const state = app.lists.states(app.now()).find((list) => list.id === id);
  if (state === undefined) throw new ApiError('list_not_found');
  const active = (await app.storage.listVersions.active()).find(({ list }) => list === id);
  const list = presentListInfo(state, app.policy);
  return {
    ...list,
    active: active === undefined ? null : presentVersion(active),
    refresh: await lastRefresh(app, list),
  };
}
