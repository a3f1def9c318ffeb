import type { Call } from '../../../context/app.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { SESSION_LIFETIME_MS } from './sessions.ts';
import { userOf } from './user-of.ts';

/** How long after a log-in a session may do what a stolen cookie must not. */
const RECENT_MS = 15 * 60_000;

/** @throws ApiError `login_too_old` where the session began longer ago */
export function checkRecentLogIn({ app, principal }: Call): void {
  const { expiresAt } = userOf(principal);
  if (app.now() - (expiresAt - SESSION_LIFETIME_MS) > RECENT_MS) throw new ApiError('login_too_old');
}
