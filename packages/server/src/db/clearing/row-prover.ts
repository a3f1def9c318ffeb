import type { KeyObject } from 'node:crypto';
import { type Cell, isMac, rowMac } from '../../proof/row-mac.ts';
import {
  type AuditedTable,
  CLEARING_TABLES,
  type ClearingTable,
  isEvented,
  type MacTable,
  rowId,
} from './clearing-tables.ts';

/** A stored row and the events below it, ordered by number. */
export type StoredRow = {
  readonly row: Readonly<Record<string, unknown>>;
  readonly events: readonly Readonly<Record<string, unknown>>[];
};

/** A row without a valid MAC was read, and treated as absent. Contains ids only. */
export type OnForged = (row: { readonly table: ClearingTable; readonly id: string }) => void;

type Columns = Readonly<Record<string, unknown>>;

/** An attacker who forges thousands of rows must not fill the log. */
const MAX_TOLD = 1_000;

/** The MAC that a row should have. */
export function macOf(key: KeyObject, table: ClearingTable, { row, events }: StoredRow): Buffer {
  const { columns } = CLEARING_TABLES[table];
  const cells = (of: Readonly<Record<string, unknown>>, names: readonly string[]): readonly Cell[] =>
    names.map((name) => of[name] as Cell);
  const below = isEvented(table) ? events.map((event) => cells(event, CLEARING_TABLES[table].eventColumns)) : [];
  return rowMac(key, table, [cells(row, columns), ...below]);
}

/** Whether a row has a valid MAC. */
export const isProved = (key: KeyObject, table: ClearingTable, stored: StoredRow): boolean =>
  isMac(stored.row['mac'], macOf(key, table, stored));

/** Adds MACs to clearing rows, and checks them on every read. */
export class RowProver {
  readonly #told = new Set<string>();
  #key: KeyObject | undefined;
  #onForged: OnForged = () => {};

  useKey(key: KeyObject): void {
    this.#key = key;
  }

  watch(onForged: OnForged): void {
    this.#onForged = onForged;
  }

  /** Number of rows rejected since the start, at most 1,000. */
  get forgedCount(): number {
    return this.#told.size;
  }

  mac(table: ClearingTable, stored: StoredRow): Buffer {
    return macOf(this.#needKey(), table, stored);
  }

  /** Rows with a valid MAC. The others are reported once and count as absent. */
  proved<One extends StoredRow>(table: ClearingTable, stored: readonly One[]): readonly One[] {
    if (stored.length === 0) return stored;
    const key = this.#needKey();
    return stored.filter((one) => {
      if (isProved(key, table, one)) return true;
      this.tell(table, rowId(table, one.row));
      return false;
    });
  }

  /** MAC of a row without events. */
  macOfRow(table: AuditedTable | MacTable, row: Columns): Buffer {
    return this.mac(table, { row, events: [] });
  }

  /** Whether a row without events has a valid MAC. */
  isProvedRow(table: AuditedTable | MacTable, row: Columns): boolean {
    return this.proved(table, [{ row, events: [] }]).length === 1;
  }

  /** Reports a row that differs from its record, if that was found by other means than its MAC. */
  tell(table: ClearingTable, id: string): void {
    const name = `${table} ${id}`;
    if (this.#told.has(name) || this.#told.size >= MAX_TOLD) return;
    this.#told.add(name);
    this.#onForged({ table, id });
  }

  /** @throws Error if the secret was not given: without it, a forgery cannot be detected */
  #needKey(): KeyObject {
    if (this.#key === undefined) throw new Error('Rows that clear cannot be read or written without the secret.');
    return this.#key;
  }
}
