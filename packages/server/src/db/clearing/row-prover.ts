import type { KeyObject } from 'node:crypto';
import { type Cell, isMac, rowMac } from '../../proof/row-mac.ts';
import {
  CLEARING_TABLES,
  type ClearingTable,
  isEvented,
  type MacTable,
  rowId,
  type StatedTable,
} from './clearing-tables.ts';

/** A row and the events below it, as they are stored; events in the order of their numbers. */
export type StoredRow = {
  readonly row: Readonly<Record<string, unknown>>;
  readonly events: readonly Readonly<Record<string, unknown>>[];
};

/** A row without a valid MAC was read, and counted as not there. Ids only. */
export type OnForged = (row: { readonly table: ClearingTable; readonly id: string }) => void;

type Columns = Readonly<Record<string, unknown>>;

/** An attacker who forges thousands of rows must not fill the log. */
const MOST_TOLD = 1_000;

/** The MAC that a row must have. */
export function macOf(key: KeyObject, table: ClearingTable, { row, events }: StoredRow): Buffer {
  const { columns } = CLEARING_TABLES[table];
  const cells = (of: Readonly<Record<string, unknown>>, names: readonly string[]): readonly Cell[] =>
    names.map((name) => of[name] as Cell);
  const below = isEvented(table) ? events.map((event) => cells(event, CLEARING_TABLES[table].eventColumns)) : [];
  return rowMac(key, table, [cells(row, columns), ...below]);
}

/** Whether a row has the MAC that it must have. */
export const isProved = (key: KeyObject, table: ClearingTable, stored: StoredRow): boolean =>
  isMac(stored.row['mac'], macOf(key, table, stored));

/** Gives rows that clear their MAC and checks it whenever they are read. */
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

  /** Rows that did not count since the start, 1,000 at most. */
  get forgedCount(): number {
    return this.#told.size;
  }

  mac(table: ClearingTable, stored: StoredRow): Buffer {
    return macOf(this.#needKey(), table, stored);
  }

  /** Those that have their MAC. The others are reported once: they count as absent. */
  proved<One extends StoredRow>(table: ClearingTable, stored: readonly One[]): readonly One[] {
    if (stored.length === 0) return stored;
    const key = this.#needKey();
    return stored.filter((one) => {
      if (isProved(key, table, one)) return true;
      this.tell(table, rowId(table, one.row));
      return false;
    });
  }

  /** The MAC of a row without events. */
  macOfRow(table: StatedTable | MacTable, row: Columns): Buffer {
    return this.mac(table, { row, events: [] });
  }

  /** Whether a row without events has its MAC. */
  isProvedRow(table: StatedTable | MacTable, row: Columns): boolean {
    return this.proved(table, [{ row, events: [] }]).length === 1;
  }

  /** Reports a row that is not what was recorded, where that is found in another way than by its MAC. */
  tell(table: ClearingTable, id: string): void {
    const name = `${table} ${id}`;
    if (this.#told.has(name) || this.#told.size >= MOST_TOLD) return;
    this.#told.add(name);
    this.#onForged({ table, id });
  }

  /** @throws Error where the secret was not given: without it nothing can be told from a forgery. */
  #needKey(): KeyObject {
    if (this.#key === undefined) throw new Error('Rows that clear cannot be read or written without the secret.');
    return this.#key;
  }
}
