import type { Keys } from '../config/secret.ts';
import type { Storage } from '../storage/ports/storage.ts';
import { BearerTokens } from './bearer-tokens.ts';
import type { FactorRule } from './factors/factor-rule.ts';
import { LoginThrottle } from './login-throttle.ts';

/** Parts of the application that identify the caller. */
export type AccessParts = {
  readonly keys: Keys;
  readonly bearerTokens: Pick<BearerTokens, 'find' | 'touch'>;
  readonly throttle: LoginThrottle;
  /** Who must have a second factor. */
  readonly factorRule: FactorRule;
};

/** @param now Unix milliseconds */
export const buildAccess = (
  storage: Pick<Storage, 'tokens' | 'loginAttempts'>,
  keys: Keys,
  now: () => number,
  factorRule: FactorRule,
): AccessParts => ({
  keys,
  bearerTokens: new BearerTokens(storage, keys),
  throttle: new LoginThrottle(storage.loginAttempts, keys, now),
  factorRule,
});
