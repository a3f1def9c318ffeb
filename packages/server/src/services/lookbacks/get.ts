import type { LookbackView } from '@namesake/contract';
import type { Call } from '../app.ts';
import { checkScope } from '../check-scope.ts';
import { ActorNames } from '../records/actor-names.ts';
import { presentLookback } from './present-lookback.ts';
import { readableLookback } from './readable-lookback.ts';

/** @throws ApiError `scope_missing`, `lookback_not_found` */
export async function getLookback(
  call: Call<never, 'lookbacks' | 'tokens' | 'users'>,
  id: string,
): Promise<LookbackView> {
  const { app, principal } = call;
  checkScope(principal, 'search:read');
  return presentLookback(app, await readableLookback(call, id), new ActorNames(app.storage, principal));
}
