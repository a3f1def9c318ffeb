import { z } from 'zod';
import type { RowReader } from '../db/reading/row-reader.ts';
import type { HeldRemovalRow, StoredListVersion } from '../lists/store/list-version.ts';
import type { RefusedVersionRow } from '../lists/store/refused-version-store.ts';

const count = z.number().nullable();
const versionRow = z
  .object({
    seq: z.number(),
    list: z.string(),
    sha256: z.string(),
    content: z.string(),
    version: z.string(),
    publishedAt: z.string(),
    checkedAt: z.number(),
    records: z.number(),
    rejected: z.number(),
    bytes: z.number(),
    fileName: z.string(),
    acceptedAt: z.number(),
    kept: z.number(),
    active: z.coerce.number(),
    added: count,
    changed: count,
    removed: count,
  })
  .transform(({ added, changed, removed, kept, active, ...facts }): StoredListVersion => {
    const counts = added === null || changed === null || removed === null ? null : { added, changed, removed };
    return { ...facts, counts, kept: kept === 1, active: active === 1 };
  });

/** Every searched version of every list. */
export const storedVersions = async (reader: RowReader): Promise<readonly StoredListVersion[]> =>
  versionRow.array().parse(
    await reader.rows(
      `select v.seq, v.list, v.sha256, v.content, v.version, v.published_at as "publishedAt",
        v.checked_at as "checkedAt", v.records, v.rejected, v.bytes, v.file_name as "fileName", v.kept,
        began.at as "acceptedAt", began.added, began.changed, began.removed,
        coalesce(v.seq = (select version_seq from list_activation where list = v.list order by seq desc limit 1), false)
          as active
      from list_version v join list_activation began
        on began.seq = (select min(seq) from list_activation where version_seq = v.seq)`,
    ),
  );

/** Contents of stored versions whose files are in the database: nodes on PostgreSQL fetch them from there. */
export const sharedContents = async (reader: RowReader): Promise<ReadonlySet<string>> => {
  const rows = await reader.rows('select v.content from list_version_blob v join blob b on b.hash = v.blob');
  return new Set(rows.map(({ content }) => String(content)));
};

const holdRow = z.object({
  list: z.string(),
  listing: z.string(),
  what: z.enum(['listing', 'names']),
  sha256: z.string(),
  content: z.string().nullable(),
  reason: z.string(),
  since: z.number(),
  confirmedAt: z.number().nullable(),
});

/** Held removals. */
export const heldRows = async (reader: RowReader): Promise<readonly HeldRemovalRow[]> =>
  holdRow.array().parse(
    await reader.rows(
      `select list, listing, what, sha256, content, reason, since, confirmed_at as "confirmedAt"
        from list_hold order by listing`,
    ),
  );

/** Required lists that were not given up. */
export const requiredRows = async (
  reader: RowReader,
): Promise<readonly { readonly origin: string; readonly id: string }[]> =>
  z
    .object({ origin: z.string(), id: z.string() })
    .array()
    .parse(await reader.rows('select origin, id from required_list where given_up_at is null order by since, id'));

const refusedRow = z.object({
  list: z.string(),
  sha256: z.string(),
  code: z.string(),
  reason: z.string(),
  path: z.string(),
  bytes: z.number(),
  records: z.number(),
  publishedAt: z.string(),
  refusedAt: z.number(),
  acceptedAt: z.number().nullable(),
});

/** Files that were older than what is searched. */
export const refusedRows = async (reader: RowReader): Promise<readonly RefusedVersionRow[]> =>
  refusedRow.array().parse(
    await reader.rows(
      `select list, sha256, code, reason, path, bytes, records, published_at as "publishedAt",
        refused_at as "refusedAt", accepted_at as "acceptedAt" from refused_version`,
    ),
  );
