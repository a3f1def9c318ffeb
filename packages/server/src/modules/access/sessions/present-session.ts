import type { Session } from '@namesake/contract';
import type { App } from '../../../context/app.ts';
import type { UserPrincipal } from '../../../context/principal.ts';
import { csrfTokenOf } from './sessions.ts';

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
