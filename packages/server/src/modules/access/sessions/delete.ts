import type { Call } from '../../../context/app.ts';
import { auditEvent } from '../../../context/audit.ts';

/** Logs out: the session ends here, not only in the browser. */
export async function deleteSession(call: Call): Promise<void> {
  const { app, principal } = call;
  if (principal.kind !== 'user') return;
  const event = auditEvent(call, 'session.ended', principal.userId);
  await app.storage.sessions.remove(principal.userId, principal.sessionId, event);
}
