import type { GoodGuyView } from '@namesake/contract';
import { ApiError } from '../../errors/api-error.ts';
import type { Call } from '../app.ts';
import { checkScope } from '../check-scope.ts';
import { ActorNames } from '../records/actor-names.ts';
import { presentGoodGuy } from './present-good-guy.ts';

/** @throws ApiError `scope_missing`, `good_guy_not_found` */
export async function getGoodGuy(
  { app, principal }: Call<'now', 'goodGuys' | 'tokens' | 'users'>,
  id: string,
): Promise<GoodGuyView> {
  checkScope(principal, 'records:read');
  const [found] = await app.storage.goodGuys.find([id]);
  if (found === undefined) throw new ApiError('good_guy_not_found');
  return presentGoodGuy(found, app.now(), new ActorNames(app.storage, principal));
}
