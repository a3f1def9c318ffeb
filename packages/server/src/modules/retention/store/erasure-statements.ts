import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Dialect, listedNumbers } from '../../../db/dialect.ts';
import type { AuditEvent } from '../../../db/ledger/audit-log.ts';
import { RECORDS_ERASED } from '../../../db/ledger-entries.ts';
import type { Tables } from '../../../db/tables.ts';
import { deciding, type Statement } from '../../../db/writing/writer-protocol.ts';
import type { ErasedBy } from './erased-records.ts';

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

/** Undoes its transaction if legal holds have changed since the decision to erase. */
export function unlessHoldsChanged(db: Kysely<Tables>, { holdsVersion }: ErasedBy): Statement {
  const touch = db.updateTable('retention_state').set({ only: 1 }).where('holds_version', '=', holdsVersion);
  return deciding(touch.compile());
}

/** Adds erased records to the counts of a purge; nothing for an erasure on request. */
export const countedStatements = (
  db: Kysely<Tables>,
  { run }: ErasedBy,
  column: 'screenings' | 'events' | 'entries',
  count: number,
): readonly Statement[] => (run === null ? [] : [addedStatement(db, run, column, count)]);

export const addedStatement = (
  db: Kysely<Tables>,
  run: number,
  column: 'screenings' | 'events' | 'access' | 'entries',
  count: number,
): Statement =>
  sql`update purge_run set ${sql.ref(column)} = ${sql.ref(column)} + ${count} where id = ${run}`.compile(db);

/** Matches rows by number and ledger entry, since the number of a deleted row may be reused. */
export function isOneOf(
  dialect: Dialect,
  rows: readonly { readonly seq: number; readonly entry: number | null }[],
): RawBuilder<boolean> {
  const list = (of: 'seq' | 'entry') =>
    listedNumbers(
      dialect,
      rows.flatMap((row) => row[of] ?? []),
    );
  return sql<boolean>`seq in ${list('seq')} and (entry is null or entry in ${list('entry')})`;
}
