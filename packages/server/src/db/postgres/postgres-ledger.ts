import { LEDGER_TABLES, type LedgerSql, type LedgerTable, placeSql } from '../writing/ledger-sql.ts';
import type { Steps } from '../writing/steps.ts';

const lastOf = (sequence: string): string => `select case when is_called then last_value else 0 end from ${sequence}`;

/** Row numbers come from these sequences, set by the writer: to ask each partition for its last takes longer. */
export const SEQUENCES = { screening: 'screening_seq_seq', event: 'audit_event_seq_seq' } as const;

/** Where the ledger of a PostgreSQL database is. */
export const POSTGRES_PLACE = placeSql(lastOf(SEQUENCES.screening), lastOf(SEQUENCES.event));

const BYTES = new Set(['id', 'body', 'salt', 'digest', 'previous', 'root', 'head', 'signature', 'public_key']);
const TEXTS = new Set([
  'outcome',
  'policy',
  'external_ref',
  'actor',
  'action',
  'target',
  'detail_json',
  'request_id',
  'sealed_by',
  'note',
  'key_id',
]);

function typeOf(table: string, column: string): string {
  if (table === 'receipt_key' && column === 'id') return 'text';
  if (table === 'ledger_segment' && column === 'kind') return 'text';
  return BYTES.has(column) ? 'bytea' : TEXTS.has(column) ? 'text' : 'bigint';
}

const INSERTS: ReadonlyMap<string, string> = new Map(
  Object.entries(LEDGER_TABLES).map(([table, columns]) => {
    const arrays = columns.map((column, index) => `$${index + 1}::${typeOf(table, column)}[]`);
    return [table, `insert into ${table} (${columns.join(', ')}) select * from unnest(${arrays.join(', ')})`];
  }),
);

/** The writer's statements for PostgreSQL: any number of rows goes in one statement, as an array for each column. */
export const POSTGRES_LEDGER: LedgerSql = {
  digests: 'select digest from ledger where number > $1 order by number',
  *insert(table: LedgerTable, rows): Steps<void> {
    const parameters = LEDGER_TABLES[table].map((_, column) => rows.map((row) => row[column]));
    yield { sql: INSERTS.get(table) ?? '', parameters, asks: 'changes' };
  },
};
