import type { ListDetail } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { lastRefresh } from './last-refresh.ts';
import { presentListInfo } from './present-list.ts';
import { presentVersion } from './present-version.ts';

/**
 * One list, with the version in use.
 *
 * @throws ApiError `list_not_found`
 */
export async function getList({ app }: Call, id: string): Promise<ListDetail> {
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
