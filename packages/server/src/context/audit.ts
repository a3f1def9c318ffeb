import type { AuditAction } from '@namesake/contract';
import type { AuditEvent } from '../db/ledger/audit-log.ts';
import type { App } from './app.ts';
import { actorOf, type Principal } from './principal.ts';

type Doing = { readonly app: App; readonly principal?: Principal; readonly requestId: string };

/** Builds the audit event for the transaction of the change it describes. Never pass a secret or screened text. */
export const auditEvent = (
  { app, principal, requestId }: Doing,
  action: AuditAction,
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

/** Appends an event to the audit log when nothing else is written. Resolves once it is durable. */
export async function audit(
  call: Doing & { readonly app: App },
  action: AuditAction,
  target: string,
  detail: AuditEvent['detail'] = {},
): Promise<void> {
  await call.app.storage.audit.append(auditEvent(call, action, target, detail));
}
