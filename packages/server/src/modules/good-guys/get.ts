import type { GoodGuyView } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { ActorNames } from '../records/actor-names.ts';
import { presentGoodGuy } from './present-good-guy.ts';

/** @throws ApiError `good_guy_not_found` */
export async function getGoodGuy({ app, principal }: Call, id: string): Promise<GoodGuyView> {
  const [found] = await app.storage.goodGuys.find([id]);
  if (found === undefined) throw new ApiError('good_guy_not_found');
  return presentGoodGuy(found, app.now(), new ActorNames(app.storage, principal));
}
