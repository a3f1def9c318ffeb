import { recordOf } from '../../lib/formats/json-record.ts';
import { type Cell, rowDigest } from '../../proof/row-mac.ts';
import { CLEARING_TABLES, rowId, STATED_NAMES, type StatedTable } from './clearing-tables.ts';

type Columns = Readonly<Record<string, unknown>>;

/** What an audit event says about a row: its digest after the event, or null if the row was removed. */
export type RowWord = { readonly table: StatedTable; readonly id: string; readonly digest: string | null };

/** Digest of a row's content. */
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

/** Adds the digests of the changed rows to the event of a change. */
export const saying = <Event extends { readonly detail: Columns }>(event: Event, ...words: readonly RowWord[]) => ({
  ...event,
  detail: { ...event.detail, rowDigests: words },
});

/** What the audit log says about one row over time. */
export type Said = {
  /** Digest in the last event; null if that removed the row. */
  last: string | null;
  /** Ledger entry of the last event. */
  entry: number;
  /** Digests in earlier events. */
  readonly earlier: Set<string>;
  /** Whether the last event repeats the digest of a purged event. */
  isCarried: boolean;
};

/** By table and row id. */
export type SaidRows = Readonly<Record<StatedTable, Map<string, Said>>>;

export const nothingSaid = (): SaidRows =>
  Object.fromEntries(STATED_NAMES.map((name) => [name, new Map<string, Said>()])) as SaidRows;

/**
 * Adds the digests of one event; events are added in order. Event details are untrusted.
 * @param isCarried whether the event repeats digests of purged events: those of remaining events are newer
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

/** Row digests in one event. */
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
 * Anyone with write access to the database can add an event, which must not excuse a missing row: only policies are
 * ever removed, and required lists that move to another origin.
 */
function isTakenAway({ table, id }: RowWord, words: readonly RowWord[]): boolean {
  const listOf = (name: string): string => name.slice(name.lastIndexOf(' ') + 1);
  const isElsewhere = (other: RowWord): boolean =>
    other.table === table && other.id !== id && other.digest !== null && listOf(other.id) === listOf(id);
  return table === 'policy' || (table === 'required_list' && words.some(isElsewhere));
}
