import { LEDGER_TABLES, type LedgerSql, type LedgerTable, placeSql } from '../writing/ledger-sql.ts';
import type { Steps } from '../writing/steps.ts';

/** Where the ledger of a SQLite database is. */
export const SQLITE_PLACE = placeSql('select max(seq) from screening', 'select max(seq) from audit_event');

const INSERTS: ReadonlyMap<string, string> = new Map(
  Object.entries(LEDGER_TABLES).map(([table, columns]) => [
    table,
    `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
  ]),
);

/** The writer's statements for SQLite, each of which is prepared once: rows one by one are as fast as many at once. */
export const SQLITE_LEDGER: LedgerSql = {
  digests: 'select digest from ledger where number > ? order by number',
  *insert(table: LedgerTable, rows): Steps<void> {
    const sql = INSERTS.get(table) ?? '';
    for (const parameters of rows) yield { sql, parameters, asks: 'changes' };
  },
};
