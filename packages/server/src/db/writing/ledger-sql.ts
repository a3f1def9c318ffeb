import type { LedgerRow, LedgerTable } from './ledger-tables.ts';
import type { Steps } from './steps.ts';

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
