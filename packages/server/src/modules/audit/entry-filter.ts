import type { AuditFilter } from '@namesake/contract';
import type { EntryFilter } from './audit-entry-store.ts';

/** A filter of the API as the storage takes it. */
export function entryFilter({ from, to, actor, action, target, requestId }: AuditFilter): EntryFilter {
  const fromMs = from === undefined ? undefined : Date.parse(from);
  const toMs = to === undefined ? undefined : Date.parse(to);
  return { fromMs, toMs, actor, action, target, requestId };
}

const IDS = /^(?:srch|tok|usr|inv|ses|rk)_\w+$/;

/** What the audit log records of a read: its filter. A target that is no id of this installation is left out. */
export function loggedFilter({ from, to, actor, action, target, requestId }: AuditFilter): Record<string, string> {
  const logged = {
    from,
    to,
    actor,
    action,
    requestId,
    target: target !== undefined && IDS.test(target) ? target : undefined,
  };
  return Object.fromEntries(
    Object.entries(logged).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
