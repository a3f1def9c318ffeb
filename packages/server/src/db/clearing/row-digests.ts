import { recordOf } from '../../lib/formats/json-record.ts';
import { type Cell, rowDigest } from '../../proof/row-mac.ts';
import { AUDITED_NAMES, type AuditedTable, CLEARING_TABLES, rowId } from './clearing-tables.ts';

type Columns = Readonly<Record<string, unknown>>;

/** What an audit event says about a row: its digest after the event, or null if the row was removed. */
export type RowDigest = { readonly table: AuditedTable; readonly id: string; readonly digest: string | null };

/** Digest of a row's content. */
export const digestOf = (table: AuditedTable, row: Columns): string =>
  rowDigest(
    table,
    CLEARING_TABLES[table].columns.map((column) => row[column] as Cell),
  );

export const rowDigestOf = (table: AuditedTable, row: Columns): RowDigest => ({
  table,
  id: rowId(table, row),
  digest: digestOf(table, row),
});

/** Adds the digests of the changed rows to the event of a change. */
export const withRowDigests = <Event extends { readonly detail: Columns }>(
  event: Event,
  ...rowDigests: readonly RowDigest[]
) => ({
  ...event,
  detail: { ...event.detail, rowDigests },
});

/** What the audit log says about one row over time. */
export type AuditedRow = {
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
export type AuditedDigests = Readonly<Record<AuditedTable, Map<string, AuditedRow>>>;

export const noAuditedDigests = (): AuditedDigests =>
  Object.fromEntries(AUDITED_NAMES.map((name) => [name, new Map<string, AuditedRow>()])) as AuditedDigests;

/**
 * Adds the digests of one event; events are added in order. Event details are untrusted.
 * @param isCarried whether the event repeats digests of purged events: those of remaining events are newer
 */
export function addRowDigests(audited: AuditedDigests, detail: Columns, entry: number, isCarried: boolean): void {
  for (const { table, id, digest } of rowDigestsIn(detail)) {
    const known = audited[table].get(id);
    const earlier = known?.earlier ?? new Set<string>();
    if (isCarried && known?.isCarried === false) {
      if (digest !== null && digest !== known.last) earlier.add(digest);
      continue;
    }
    if (known !== undefined && known.last !== null) earlier.add(known.last);
    audited[table].set(id, { last: digest, entry, earlier, isCarried });
  }
}

/** Row digests in one event. */
export function rowDigestsIn({ rowDigests }: Columns): readonly RowDigest[] {
  if (!Array.isArray(rowDigests)) return [];
  const digests = rowDigests.flatMap((one) => {
    const { table, id, digest } = recordOf(one);
    const known = AUDITED_NAMES.find((name) => name === table);
    const isRowDigest =
      known !== undefined && typeof id === 'string' && (digest === null || typeof digest === 'string');
    return isRowDigest ? [{ table: known, id, digest }] : [];
  });
  return digests.filter((one) => one.digest !== null || isTakenAway(one, digests));
}

/**
 * Anyone with write access to the database can add an event, which must not excuse a missing row: only policies are
 * ever removed, and required lists that move to another origin.
 */
function isTakenAway({ table, id }: RowDigest, all: readonly RowDigest[]): boolean {
  const listOf = (name: string): string => name.slice(name.lastIndexOf(' ') + 1);
  const isElsewhere = (other: RowDigest): boolean =>
    other.table === table && other.id !== id && other.digest !== null && listOf(other.id) === listOf(id);
  return table === 'policy' || (table === 'required_list' && all.some(isElsewhere));
}
