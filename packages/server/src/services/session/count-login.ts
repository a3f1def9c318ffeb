import type { Counted, LoginAttempt } from '../../auth/login-throttle.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Needs } from '../app.ts';
import { checkWait } from './check-wait.ts';

/**
 * Counts an attempt to log in, before anything of it is evaluated.
 *
 * @throws ApiError `rate_limited`
 */
export async function countLogin({ throttle }: Needs<'throttle'>, attempt: LoginAttempt): Promise<Counted> {
  const counted = await throttle.takeLogin(attempt);
  if (typeof counted !== 'number') return counted;
  checkWait(counted);
  throw new ApiError('rate_limited');
}
