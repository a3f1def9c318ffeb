import type Database from 'better-sqlite3';

/** A table of the source store. */
export type SourceTable = { readonly name: string; readonly columns: readonly string[]; readonly rows: number };

/** Tables that the target fills itself: migrations, scheduled jobs, and the inbox, by triggers. */
const NOT_MOVED = ['kysely_migration', 'kysely_migration_lock', 'schema_mark', 'job', 'inbox'];

/** Triggers mark their rows when decisions are copied, so they are copied last, unchanged. */
const MARKED_BY_TRIGGERS = ['customer', 'customer_case'];

/** All tables: those that others refer to first, and those that triggers write to last. */
export function sourceTables(db: Database.Database): readonly SourceTable[] {
  const names = db
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name")
    .pluck()
    .all()
    .map(String)
    .filter((name) => !NOT_MOVED.includes(name));
  const referred = new Map(
    names.map((name) => [name, textsOf(db, `select "table" from pragma_foreign_key_list(?)`, name)]),
  );
  const ordered: string[] = [];
  const place = (name: string): void => {
    if (ordered.includes(name)) return;
    for (const parent of referred.get(name) ?? []) if (parent !== name) place(parent);
    ordered.push(name);
  };
  const isLast = (name: string): number => (MARKED_BY_TRIGGERS.includes(name) ? 1 : 0);
  for (const name of names.toSorted((a, b) => isLast(a) - isLast(b))) place(name);
  return ordered.map((name) => ({
    name,
    columns: textsOf(db, 'select name from pragma_table_info(?) order by cid', name),
    rows: Number(db.prepare(`select count(*) from "${name}"`).pluck().get()),
  }));
}

const textsOf = (db: Database.Database, sql: string, name: string): readonly string[] =>
  db.prepare(sql).pluck().all(name).map(String);

/** Rows of a table in pages that easily fit in memory. */
export function* pagesOf(db: Database.Database, { name, columns }: SourceTable): Generator<readonly unknown[][]> {
  const list = columns.map((column) => `"${column}"`).join(', ');
  const page = db.prepare(`select rowid, ${list} from "${name}" where rowid > ? order by rowid limit ?`).raw();
  for (let [last, limit]: [unknown, number] = [Number.MIN_SAFE_INTEGER, FIRST_PAGE]; ; ) {
    const rows = page.all(last, limit).map((row) => (Array.isArray(row) ? row : []));
    if (rows.length === 0) return;
    last = rows.at(-1)?.[0];
    const bytes = rows.reduce(
      (sum, row) => sum + row.reduce((each: number, cell: unknown) => each + sizeOf(cell), 0),
      0,
    );
    limit = Math.max(1, Math.min(MAX_ROWS, Math.floor((PAGE_BYTES * rows.length) / bytes)));
    yield rows.map((row) => row.slice(1));
  }
}

const FIRST_PAGE = 10;
const MAX_ROWS = 2_000;
const PAGE_BYTES = 2 ** 22;
const CELL_BYTES = 8;

const sizeOf = (cell: unknown): number =>
  typeof cell === 'string' || cell instanceof Uint8Array ? CELL_BYTES + cell.length : CELL_BYTES;
