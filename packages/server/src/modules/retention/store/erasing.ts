import type { AuditEvent } from '../../../db/ledger/audit-log.ts';
import { RECORDS_ERASED } from '../../../db/ledger-entries.ts';

/**
 * Completes the event of an erasure with the number of erased records and their ledger entries, as ranges of first and
 * last.
 */
export function erasing(
  event: AuditEvent,
  what: 'screenings' | 'events',
  erased: readonly { readonly entry: number | null }[],
): AuditEvent {
  const numbers = erased.flatMap(({ entry }) => entry ?? []).sort((one, other) => one - other);
  const entries: [number, number][] = [];
  for (const number of numbers) {
    const last = entries.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else entries.push([number, number]);
  }
  const unproved = erased.length - numbers.length;
  const counts = { [what]: erased.length, ...(unproved === 0 ? {} : { unproved }) };
  return { ...event, action: RECORDS_ERASED, detail: { ...event.detail, ...counts, entries } };
}
