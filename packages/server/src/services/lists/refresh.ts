import type { RefreshedList } from '@namesake/contract';
import { ApiError } from '../../errors/api-error.ts';
import type { Call } from '../app.ts';
import { audit } from '../audit.ts';
import { checkScope } from '../check-scope.ts';
import { getList } from './get.ts';
import { refreshedText } from './refreshed-text.ts';

/**
 * Downloads a list now, or reads the folder of lists. Resolves when searches use the result; a file that
 * did not arrive is the list's `problem`, and `refreshed` says that the list is unchanged.
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
