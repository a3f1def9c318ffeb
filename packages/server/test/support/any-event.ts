import type { AuditEvent } from '../../src/db/ledger/audit-log.ts';

/** An audit event where it matters to nobody which one. */
export const anyEvent = (at: number, action = 'test.done'): AuditEvent => ({
  at,
  actor: 'user:test',
  action,
  target: '',
  detail: {},
  requestId: '',
});
