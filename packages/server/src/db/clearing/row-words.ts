import { recordOf } from '../../lib/formats/json-record.ts';
import { type Cell, rowDigest } from '../../proof/row-mac.ts';
import { CLEARING_TABLES, rowId, STATED_NAMES, type StatedTable } from './clearing-tables.ts';

type Columns = Readonly<Record<string, unknown>>;

/** What the audit log says of a row from an event on: the digest of what it is, or null where it was taken away. */
export type RowWord = { readonly table: StatedTable; readonly id: string; readonly digest: string | null };

/** Digest of what a row holds. */
export const digestOf = (table: StatedTable, row: Columns): string =>
  rowDigest(
    table,
    CLEARING_TABLES[table].columns.map((column) => row[column] as Cell),
  );

export const wordOf = (table: StatedTable, row: Columns): RowWord => ({
  table,
  id: rowId(table, row),
  digest: digestOf(table, row),
});

/** The event of a change, with what the rows that it changes are from then on. */
export const saying = <Event extends { readonly detail: Columns }>(event: Event, ...words: readonly RowWord[]) => ({
  ...event,
  detail: { ...event.detail, rowDigests: words },
});

/** What the audit log says of one row, over time. */
export type Said = {
  /** Of its last event; null where that took the row away. */
  last: string | null;
  /** Its last entry. */
  entry: number;
  /** Those of earlier events. */
  readonly earlier: Set<string>;
  /** Whether its last event repeats what a purged one said. */
  isCarried: boolean;
};

/** By table and id. */
export type SaidRows = Readonly<Record<StatedTable, Map<string, Said>>>;

export const nothingSaid = (): SaidRows =>
  Object.fromEntries(STATED_NAMES.map((name) => [name, new Map<string, Said>()])) as SaidRows;

/**
 * Adds what one event says; events come in their order. Anybody may have written anything there.
 *
 * @param isCarried whether the event repeats what purged ones said: what is said by one that is still there is newer
 */
export function learnWords(said: SaidRows, detail: Columns, entry: number, isCarried: boolean): void {
  for (const { table, id, digest } of wordsIn(detail)) {
    const known = said[table].get(id);
    const earlier = known?.earlier ?? new Set<string>();
    if (isCarried && known?.isCarried === false) {
      if (digest !== null && digest !== known.last) earlier.add(digest);
      continue;
    }
    if (known !== undefined && known.last !== null) earlier.add(known.last);
    said[table].set(id, { last: digest, entry, earlier, isCarried });
  }
}

/** What one event says of rows. */
export function wordsIn({ rowDigests }: Columns): readonly RowWord[] {
  if (!Array.isArray(rowDigests)) return [];
  const words = rowDigests.flatMap((one) => {
    const { table, id, digest } = recordOf(one);
    const known = STATED_NAMES.find((name) => name === table);
    const isWord = known !== undefined && typeof id === 'string' && (digest === null || typeof digest === 'string');
    return isWord ? [{ table: known, id, digest }] : [];
  });
  return words.filter((word) => word.digest !== null || isTakenAway(word, words));
}

/**
 * Anybody who writes the database can add an event, which must not excuse that a row is gone: only a policy is ever
 * taken away, and a required list that goes on elsewhere.
 */
function isTakenAway({ table, id }: RowWord, words: readonly RowWord[]): boolean {
  const listOf = (name: string): string => name.slice(name.lastIndexOf(' ') + 1);
  const isElsewhere = (other: RowWord): boolean =>
    other.table === table && other.id !== id && other.digest !== null && listOf(other.id) === listOf(id);
  return table === 'policy' || (table === 'required_list' && words.some(isElsewhere));
}
