import type { RefreshedList } from '@namesake/contract';
import { ApiError } from '../../errors/api-error.ts';
import type { Call } from '../app.ts';
import { audit } from '../audit.ts';
import { checkScope } from '../check-scope.ts';
import { getList } from './get.ts';
import { refreshedText } from './refreshed-text.ts';

/**
 * Asks the publisher of a list now, or looks at the folder of lists. When it resolves, searches run on what came; what
 * did not come is the list's `problem`, and `refreshed` says that the list is as old as it was.
 *
 * @throws ApiError `list_not_found`
 */
export async function refreshList(
  call: Call<'lists' | 'now' | 'policy' | 'refresh', 'listVersions' | 'audit'>,
  id: string,
): Promise<RefreshedList> {
  const { app, principal } = call;
  checkScope(principal, 'lists:write');
  if (!app.lists.states(app.now()).some((list) => list.id === id)) throw new ApiError('list_not_found');
  const refreshed = await app.refresh(id);
  const { outcome } = refreshed;
  await audit(call, 'list.refreshed', id, { outcome });
  const list = await getList(call, id);
  return { ...list, refreshed: { outcome, text: refreshedText(refreshed, list) } };
}
