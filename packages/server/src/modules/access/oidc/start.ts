import type { StartedSingleSignOn, StartSingleSignOnRequest } from '@namesake/contract';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { sealFlow } from '../provider/login-flow.ts';
import { ProviderUnreachable } from '../provider/provider-errors.ts';
import type { OpenCall } from '../sessions/open-call.ts';
import { offeredProvider } from './offered-provider.ts';

/** A log-in that began, and the value of the cookie that it must come back with. */
export type BegunLogin = { readonly started: StartedSingleSignOn; readonly flow: string };

/**
 * Begins a log-in at the identity provider.
 *
 * @throws ApiError `single_sign_on_off`, `single_sign_on_unreachable`
 */
export async function startSingleSignOn(
  { app, place }: OpenCall,
  { next = '/' }: StartSingleSignOnRequest,
): Promise<BegunLogin> {
  const provider = await offeredProvider(app);
  const { address, checks } = await provider.begin().catch((error: unknown) => {
    if (error instanceof ProviderUnreachable) throw new ApiError('single_sign_on_unreachable', { cause: error });
    throw error;
  });
  const flow = await sealFlow({ ...checks, next, session: place.cookie }, app.now(), app.keys);
  return { started: { address }, flow };
}
