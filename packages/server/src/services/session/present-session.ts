import type { Session } from '@namesake/contract';
import type { UserPrincipal } from '../../auth/principal.ts';
import { csrfTokenOf } from '../../auth/sessions.ts';
import type { Needs } from '../app.ts';

/** A session as its own user sees it. */
export function presentSession(app: Needs<'keys' | 'version'>, principal: UserPrincipal): Session {
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
