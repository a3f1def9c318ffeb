import type { AuditEvent } from '../../db/ledger/audit-log.ts';

/** What the operator of the machine did. */
export const operatorEvent = (action: string, target: string, detail: AuditEvent['detail'] = {}): AuditEvent => ({
  at: Date.now(),
  actor: 'operator',
  action,
  target,
  detail,
  requestId: '',
});
