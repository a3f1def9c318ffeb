import { actorOf, type Principal } from '../auth/principal.ts';
import type { Needs } from './app.ts';

type Doing = { readonly app: Needs<'now', 'audit'>; readonly principal?: Principal; readonly requestId: string };

/** Appends an event to the audit log; resolves when it is durable. Never pass a secret or screened text. */
export async function audit(
  { app, principal, requestId }: Doing,
  action: string,
  target: string,
  detail: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const actor = principal === undefined ? 'anonymous' : actorOf(principal);
  await app.storage.audit.append({ at: app.now(), actor, action, target, detail, requestId });
}
