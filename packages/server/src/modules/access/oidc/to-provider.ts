import type { StartedSingleSignOn, StartSingleSignOnRequest } from '@namesake/contract';
import type { App } from '../../../context/app.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import type { IdentityProvider } from '../provider/identity-provider.ts';
import { sealFlow } from '../provider/login-flow.ts';
import { ProviderUnreachable } from '../provider/provider-errors.ts';
import type { OpenCall } from '../sessions/sessions.ts';

/** A log-in that was started, and the value of the cookie it must come back with. */
type BegunLogin = { readonly started: StartedSingleSignOn; readonly flow: string };

/**
 * Starts a log-in at the identity provider.
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

/**
 * URL for logging out of the identity provider; the log-in page if that is not possible.
 *
 * @throws ApiError `single_sign_on_off`
 */
export async function logOutOfProvider(app: App): Promise<string> {
  const provider = await offeredProvider(app);
  return (await addressOf(provider)) ?? '/login?sso=no_log_out';
}

async function addressOf(provider: IdentityProvider): Promise<string | undefined> {
  try {
    return await provider.logOutAddress('/login');
  } catch (error) {
    if (error instanceof ProviderUnreachable) return undefined;
    throw error;
  }
}

/**
 * The identity provider, once there is an administrator. The first account has a password, so that there is a way in
 * that does not depend on a provider.
 *
 * @throws ApiError `single_sign_on_off`
 */
export async function offeredProvider(app: App): Promise<IdentityProvider> {
  if (app.provider === null || !(await app.storage.users.any())) throw new ApiError('single_sign_on_off');
  return app.provider;
}
