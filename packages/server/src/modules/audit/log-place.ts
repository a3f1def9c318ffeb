import type { AuditFilter } from '@namesake/contract';
import type { EntryFilter, EventPlace } from './audit-entry-store.ts';

/** A place in the log: what was given of events and of screenings. */
export type LogPlace = {
  readonly event?: EventPlace | undefined;
  readonly screening?: Buffer | undefined;
};

/** As a cursor has it. */
export function writeLogPlace({ event, screening }: LogPlace): string {
  const numbers = event === undefined ? '' : `${event.at.toString(36)}-${event.seq.toString(36)}`;
  return `${numbers}_${screening?.toString('hex') ?? ''}`;
}

/** What `writeLogPlace` wrote. */
export function readLogPlace(text: string): LogPlace {
  const [numbers = '', id = ''] = text.split('_');
  const [at = '', seq = ''] = numbers.split('-');
  return {
    event: numbers === '' ? undefined : { at: Number.parseInt(at, 36), seq: Number.parseInt(seq, 36) },
    screening: id === '' ? undefined : Buffer.from(id, 'hex'),
  };
}

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
