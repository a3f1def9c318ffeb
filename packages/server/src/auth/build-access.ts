import type { Keys } from '../config/secret.ts';
import type { Storage } from '../storage/ports/storage.ts';
import { BearerTokens } from './bearer-tokens.ts';
import { LoginThrottle } from './login-throttle.ts';

/** Parts of the application that identify the caller. */
export type AccessParts = {
  readonly keys: Keys;
  readonly bearerTokens: Pick<BearerTokens, 'find' | 'touch'>;
  readonly throttle: LoginThrottle;
};

/** @param now Unix milliseconds */
export const buildAccess = (
  storage: Pick<Storage, 'tokens' | 'loginAttempts'>,
  keys: Keys,
  now: () => number,
): AccessParts => ({
  keys,
  bearerTokens: new BearerTokens(storage, keys),
  throttle: new LoginThrottle(storage.loginAttempts, keys, now),
});
