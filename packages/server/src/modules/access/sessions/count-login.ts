import type { App } from '../../../context/app.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import type { Counted, LoginAttempt } from '../store/login-throttle.ts';
import { checkWait } from './check-wait.ts';

/**
 * Counts an attempt to log in, before anything of it is evaluated.
 *
 * @throws ApiError `rate_limited`
 */
export async function countLogin({ throttle }: App, attempt: LoginAttempt): Promise<Counted> {
  const counted = await throttle.takeLogin(attempt);
  if (typeof counted !== 'number') return counted;
  checkWait(counted);
  throw new ApiError('rate_limited');
}
