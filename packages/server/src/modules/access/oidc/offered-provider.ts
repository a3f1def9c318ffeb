import type { App } from '../../../context/app.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import type { IdentityProvider } from '../provider/identity-provider.ts';

/**
 * The identity provider, once there is an administrator: the first account has a password, as a way in that does not
 * depend on a provider.
 *
 * @throws ApiError `single_sign_on_off`
 */
export async function offeredProvider(app: App): Promise<IdentityProvider> {
  if (app.provider === null || !(await app.storage.users.any())) throw new ApiError('single_sign_on_off');
  return app.provider;
}
