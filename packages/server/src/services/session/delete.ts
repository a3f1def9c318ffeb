import type { Call } from '../app.ts';
import { audit } from '../audit.ts';

/** Logs out: the session ends here, not only in the browser. */
export async function deleteSession(call: Call<'now', 'sessions' | 'audit'>): Promise<void> {
  const { app, principal } = call;
  if (principal.kind !== 'user') return;
  await app.storage.sessions.remove(principal.sessionHash);
  await audit(call, 'session.ended', principal.userId);
}
