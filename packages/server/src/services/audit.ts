import { actorOf, type Principal } from '../auth/principal.ts';
import type { AuditEvent } from '../storage/ports/audit-log.ts';
import type { Needs } from './app.ts';

type Doing = { readonly app: Needs<'now'>; readonly principal?: Principal; readonly requestId: string };

/** The event of a change, for the store method that makes both durable together. Never a secret or screened text. */
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

/** Appends to the audit log who did what; resolves when it is durable. Never pass a secret or screened text. */
export async function audit(
  doing: Doing & { readonly app: Needs<'now', 'audit'> },
  action: string,
  target: string,
  detail: AuditEvent['detail'] = {},
): Promise<void> {
  await doing.app.storage.audit.append(auditEvent(doing, action, target, detail));
}
