import type { App } from '../../../context/app.ts';
import type { IdentityProvider } from '../provider/identity-provider.ts';
import { ProviderUnreachable } from '../provider/provider-errors.ts';
import { offeredProvider } from './offered-provider.ts';

/**
 * Where somebody logs out of the identity provider; the log-in page where that cannot be done.
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
