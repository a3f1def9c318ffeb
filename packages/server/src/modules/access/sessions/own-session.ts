import type { Session } from '@namesake/contract';
import type { App, Call } from '../../../context/app.ts';
import type { Principal, UserPrincipal } from '../../../context/principal.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { csrfTokenOf, SESSION_LIFETIME_MS } from './sessions.ts';

/** How long after the log-in a session may do what a stolen cookie must not allow. */
const RECENT_MS = 15 * 60_000;

/**
 * The caller as a person, for what only people may do.
 *
 * @throws ApiError `session_required`
 */
export function userOf(principal: Principal): UserPrincipal {
  if (principal.kind !== 'user') throw new ApiError('session_required');
  return principal;
}

/** @throws ApiError `login_too_old` if the session began too long ago */
export function checkRecentLogIn({ app, principal }: Call): void {
  const { expiresAt } = userOf(principal);
  if (app.now() - (expiresAt - SESSION_LIFETIME_MS) > RECENT_MS) throw new ApiError('login_too_old');
}

/** A session as its own user sees it. */
export function presentSession(app: App, principal: UserPrincipal): Session {
  return {
    user: { id: principal.userId, username: principal.userName },
    logsInBy: principal.logsInBy,
    role: principal.role,
    scopes: principal.scopes,
    csrfToken: csrfTokenOf(principal.sessionHash, app.keys),
    expiresAt: new Date(principal.expiresAt).toISOString(),
    mustEnrol: principal.mustEnrol === true,
    version: app.version,
  };
}
