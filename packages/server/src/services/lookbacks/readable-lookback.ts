import { ApiError } from '../../errors/api-error.ts';
import type { Lookback } from '../../lookbacks/lookback.ts';
import type { Call } from '../app.ts';
import { ownActors } from '../records/own-actors.ts';

/**
 * A lookback that the caller may read: with `records:read` any; else an own one over own screenings. A caller that has
 * lost the scope does not read the screenings of others by a lookback of before.
 *
 * @throws ApiError `lookback_not_found`
 */
export async function readableLookback(call: Call<never, 'lookbacks' | 'tokens'>, id: string): Promise<Lookback> {
  const lookback = await call.app.storage.lookbacks.find(id);
  if (lookback === undefined) throw new ApiError('lookback_not_found');
  if (call.principal.scopes.includes('records:read')) return lookback;
  const isOwn = lookback.actors !== null && (await ownActors(call)).includes(lookback.createdBy);
  if (!isOwn) throw new ApiError('lookback_not_found');
  return lookback;
}
