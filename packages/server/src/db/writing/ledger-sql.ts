/** One statement of a batch. `kind` decides the result. */
export type Step = {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  readonly asks: 'rows' | 'changes';
};

/** Result of a statement: its rows, or the number of rows it changed. */
export type Outcome = { readonly rows: readonly unknown[]; readonly changes: number };

/**
 * Database work that yields its statements one by one and receives each result. SQLite runs it synchronously,
 * PostgreSQL awaits each statement; the work is the same.
 */
export type Steps<T> = Generator<Step, T, Outcome>;

/** Tables that the writer itself inserts into, with columns in row order. */
export const LEDGER_TABLES = {
  screening: [
    'seq',
    'id',
    'context_id',
    'actor_id',
    'outcome',
    'total',
    'body',
    'policy',
    'external_ref',
    'entry',
    'salt',
  ],
  audit_event: ['seq', 'at', 'actor', 'action', 'target', 'detail_json', 'request_id', 'entry', 'salt'],
  ledger: ['number', 'kind', 'ref', 'digest'],
  ledger_segment: [
    'number',
    'kind',
    'first',
    'last',
    'sealed_at',
    'sealed_by',
    'note',
    'previous',
    'root',
    'head',
    'key_id',
    'signature',
  ],
  receipt_key: ['generation', 'id', 'public_key', 'since'],
} as const;

export type LedgerTable = keyof typeof LEDGER_TABLES;

/** Values of one row, in column order. */
export type LedgerRow = readonly unknown[];

/** SQL of the writer itself that differs between databases. */
export interface LedgerSql {
  /** Query for the digests after a given entry, in order. */
  readonly digests: string;
  /** Inserts rows, with one statement for each or one for all. */
  insert(table: LedgerTable, rows: readonly LedgerRow[]): Steps<void>;
}

/** State of the ledger at the start of a transaction: the last number of each table, the last segment, the last key. */
export type LedgerPlace = {
  readonly entry: number | null;
  readonly screening: number | null;
  readonly event: number | null;
  readonly segment: number | null;
  readonly sealed: number | null;
  readonly head: Buffer | null;
  readonly generation: number | null;
  readonly key: string | null;
};

/**
 * Query that returns a `LedgerPlace`.
 * @param screening SQL for the last number of a screening
 * @param event SQL for the last number of an audit event
 */
export function placeSql(screening: string, event: string): string {
  return `select (select max(number) from ledger) as entry, (${screening}) as screening, (${event}) as event,
    s.number as segment, s.last as sealed, s.head as head, k.generation as generation, k.id as key
    from (select 1 as one) as only_row
    left join (select number, last, head from ledger_segment order by number desc limit 1) s on true
    left join (select generation, id from receipt_key order by generation desc limit 1) k on true`;
}

/** Yields one statement and returns the number of rows it changed. */
export function* change(sql: string, parameters: readonly unknown[] = []): Steps<number> {
  return (yield { sql, parameters, asks: 'changes' }).changes;
}
