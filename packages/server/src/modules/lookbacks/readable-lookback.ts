import type { Call } from '../../context/app.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { ownActors } from '../records/own-actors.ts';
import type { Lookback } from './store/lookback.ts';

/**
 * A lookback that the caller may read: with `records:read` any; else an own one over own screenings. A caller that has
 * lost the scope does not read the screenings of others by a lookback of before.
 *
 * @throws ApiError `lookback_not_found`
 */
export async function readableLookback(call: Call, id: string): Promise<Lookback> {
  const lookback = await call.app.storage.lookbacks.find(id);
  if (lookback === undefined) throw new ApiError('lookback_not_found');
  if (call.principal.scopes.includes('records:read')) return lookback;
  const isOwn = lookback.actors !== null && (await ownActors(call)).includes(lookback.createdBy);
  if (!isOwn) throw new ApiError('lookback_not_found');
  return lookback;
}
