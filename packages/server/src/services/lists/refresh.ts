import type { ListDetail } from '@namesake/contract';
import { ApiError } from '../../errors/api-error.ts';
import type { Call } from '../app.ts';
import { audit } from '../audit.ts';
import { checkScope } from '../check-scope.ts';
import { getList } from './get.ts';

/**
 * Asks the publisher of a list now, or looks at the folder of lists. When it resolves, searches run on what came; what did not come is the
 * list's `problem`.
 *
 * @throws ApiError `list_not_found`
 */
export async function refreshList(call: Call, id: string): Promise<ListDetail> {
  const { app, principal } = call;
  checkScope(principal, 'lists:write');
  if (!app.lists.states(app.now()).some((list) => list.id === id)) throw new ApiError('list_not_found');
  await app.refresh(id);
  await audit(call, 'list.refreshed', id, {});
  return getList(call, id);
}
