/** One statement of a batch. `kind` decides the result. */
export type Step = {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  readonly asks: 'rows' | 'changes';
};

/** What a statement gave back: its rows, or how many rows it changed. */
export type Outcome = { readonly rows: readonly unknown[]; readonly changes: number };

/**
 * Work on a database that yields its statements one after the other and is given what each gave back. SQLite runs it
 * without waiting, PostgreSQL awaits each statement; the work is the same.
 */
export type Steps<T> = Generator<Step, T, Outcome>;

/** Tables that the writer itself inserts into, with their columns in the order of its rows. */
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

/** Values of one row, in the order of the columns. */
export type LedgerRow = readonly unknown[];

/** What differs between databases where the writer itself reads and writes. */
export interface LedgerSql {
  /** Digests after the entry that is its one parameter, in order. */
  readonly digests: string;
  /** The statements that insert rows: one for each, or one for all. */
  insert(table: LedgerTable, rows: readonly LedgerRow[]): Steps<void>;
}

/** Where the ledger is when a transaction begins: the last number of each table, the last segment, the last key. */
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
 * The one query that gives a `LedgerPlace`.
 *
 * @param screening the last number given to a screening, as SQL
 * @param event the same of an audit event
 */
export function placeSql(screening: string, event: string): string {
  return `select (select max(number) from ledger) as entry, (${screening}) as screening, (${event}) as event,
    s.number as segment, s.last as sealed, s.head as head, k.generation as generation, k.id as key
    from (select 1 as one) as only_row
    left join (select number, last, head from ledger_segment order by number desc limit 1) s on true
    left join (select generation, id from receipt_key order by generation desc limit 1) k on true`;
}

/** Yields one statement and gives how many rows it changed. */
export function* change(sql: string, parameters: readonly unknown[] = []): Steps<number> {
  return (yield { sql, parameters, asks: 'changes' }).changes;
}
