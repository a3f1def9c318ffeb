import { actorOf, type Principal } from '../auth/principal.ts';
import type { AuditEvent } from '../storage/ports/audit-log.ts';
import type { Needs } from './app.ts';

type Doing = { readonly app: Needs<'now'>; readonly principal?: Principal; readonly requestId: string };

/** The event of who does what now, for the transaction of what it tells. Never pass a secret or screened text. */
export const auditEvent = (
  { app, principal, requestId }: Doing,
  action: string,
  target: string,
  detail: AuditEvent['detail'] = {},
): AuditEvent => ({
  at: app.now(),
  actor: principal === undefined ? 'anonymous' : actorOf(principal),
  action,
  target,
  detail,
  requestId,
});

/** Appends an event to the audit log if nothing else is written; resolves when it is durable. */
export async function audit(
  call: Doing & { readonly app: Needs<'now', 'audit'> },
  action: string,
  target: string,
  detail: AuditEvent['detail'] = {},
): Promise<void> {
  await call.app.storage.audit.append(auditEvent(call, action, target, detail));
}
