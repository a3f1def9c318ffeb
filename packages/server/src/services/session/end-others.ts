import type { Call } from '../app.ts';
import { auditEvent } from '../audit.ts';
import { userOf } from './user-of.ts';

/** Ends all sessions of who asks but the one that asks. */
export async function endOtherSessions(call: Call<'now', 'sessions'>): Promise<void> {
  const { userId, sessionHash } = userOf(call.principal);
  await call.app.storage.sessions.removeOthers(userId, sessionHash, auditEvent(call, 'session.others_ended', userId));
}
