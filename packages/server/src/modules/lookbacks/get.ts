import type { LookbackView } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { ActorNames } from '../records/actor-names.ts';
import { presentLookback } from './present-lookback.ts';
import { readableLookback } from './readable-lookback.ts';

/** @throws ApiError `lookback_not_found` */
export async function getLookback(call: Call, id: string): Promise<LookbackView> {
  const { app, principal } = call;
  return presentLookback(app, await readableLookback(call, id), new ActorNames(app.storage, principal));
}
