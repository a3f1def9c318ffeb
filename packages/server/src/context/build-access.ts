import type { OidcSettings } from '../config/oidc.ts';
import type { Keys } from '../config/secret.ts';
import type { Settings } from '../config/settings.ts';
import type { IdentityProvider } from '../modules/access/provider/identity-provider.ts';
import { BearerTokens } from '../modules/access/store/bearer-tokens.ts';
import { LoginThrottle } from '../modules/access/store/login-throttle.ts';
import type { FactorRule } from '../modules/access/store/role-and-scope.ts';
import type { Storage } from '../stores/storage.ts';

/** Parts of the application that identify the caller. */
export type AccessParts = {
  readonly keys: Keys;
  readonly bearerTokens: Pick<BearerTokens, 'find' | 'touch'>;
  readonly throttle: LoginThrottle;
  /** Identifies users by OpenID Connect; null if single sign-on is not configured. */
  readonly provider: IdentityProvider | null;
  /** Which users must have a second factor. */
  readonly factorRule: FactorRule;
};

/** @param now Unix milliseconds */
export const buildAccess = async (
  storage: Storage,
  keys: Keys,
  { oidc, secondFactor }: Pick<Settings, 'oidc' | 'secondFactor'>,
  now: () => number,
): Promise<AccessParts> => ({
  keys,
  bearerTokens: new BearerTokens(storage, keys),
  throttle: new LoginThrottle(storage.loginAttempts, keys, now),
  provider: oidc === null ? null : await openProvider(oidc, now),
  factorRule: secondFactor,
});

/** Loaded only if single sign-on is configured, because its library takes memory. */
async function openProvider(oidc: OidcSettings, now: () => number): Promise<IdentityProvider> {
  const { IdentityProvider } = await import('../modules/access/provider/identity-provider.ts');
  return new IdentityProvider(oidc, now);
}
