import type { Call } from '../../../context/app.ts';
import { auditEvent } from '../../../context/audit.ts';
import { checkRecentLogIn } from './check-recent-log-in.ts';
import { userOf } from './user-of.ts';

/**
 * Ends all sessions of who asks but the one that asks.
 *
 * @throws ApiError `login_too_old`
 */
export async function endOtherSessions(call: Call): Promise<void> {
  checkRecentLogIn(call);
  const { userId, sessionHash } = userOf(call.principal);
  await call.app.storage.sessions.removeOthers(userId, sessionHash, auditEvent(call, 'session.others_ended', userId));
}
