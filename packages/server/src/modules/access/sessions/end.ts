import type { Call } from '../../../context/app.ts';
import { auditEvent } from '../../../context/audit.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { checkRecentLogIn } from './check-recent-log-in.ts';
import { userOf } from './user-of.ts';

/**
 * Ends one session of who asks; it may be the one that asks.
 *
 * @throws ApiError `session_not_found`, also where it is somebody else's; `login_too_old`
 */
export async function endSession(call: Call, id: string): Promise<void> {
  checkRecentLogIn(call);
  const { userId } = userOf(call.principal);
  const event = auditEvent(call, 'session.ended', userId, { session: id });
  if (!(await call.app.storage.sessions.remove(userId, id, event))) throw new ApiError('session_not_found');
}
