import { hash } from 'node:crypto';
import type pg from 'pg';
import { ConfigError } from '../lib/errors/config-error.ts';
import type { SourceTable } from './source-tables.ts';

const LANES = 8;
const LANE_BYTES = 4;

const FETCHED_AT_ONCE = 2_000;

/** A target table, with the types of the moved columns. */
type TargetTable = SourceTable & { readonly types: readonly string[] };

/**
 * The target table for the rows of a source table.
 * @throws ConfigError when it is missing, or lacks a column
 */
export async function targetTable(client: pg.Client, table: SourceTable): Promise<TargetTable> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select attname::text as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = to_regclass($1) and attnum > 0 and not attisdropped`,
    [table.name],
  );
  const types = table.columns.map((column) => rows.find(({ name }) => name === column)?.type);
  const missing = table.columns.find((_, index) => types[index] === undefined);
  if (missing !== undefined)
    throw new ConfigError(`The database has no column "${missing}" in the table "${table.name}".`);
  return { ...table, types: types.map(String) };
}

/** Inserts a page of rows in one statement. */
export async function insertRows(client: pg.Client, table: TargetTable, rows: readonly unknown[][]): Promise<void> {
  const columns = table.columns.map(quoted).join(', ');
  const arrays = table.types.map((type, index) => `$${index + 1}::${type}[]`).join(', ');
  const values = table.columns.map((_, index) => rows.map((row) => row[index]));
  try {
    await client.query(`insert into ${quoted(table.name)} (${columns}) select * from unnest(${arrays})`, values);
  } catch (error) {
    // The database's message may repeat a value, such as a name.
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new ConfigError(
      `A row of the table "${table.name}" cannot be stored in PostgreSQL (${code}). Nothing was moved.`,
    );
  }
}

/** Reads a table back, in the transaction that filled it. */
export async function readBack(client: pg.Client, table: SourceTable): Promise<TableDigest> {
  const digest = new TableDigest();
  const columns = table.columns.map(quoted).join(', ');
  await client.query(`declare read_back no scroll cursor for select ${columns} from ${quoted(table.name)}`);
  for (;;) {
    const text = `fetch ${FETCHED_AT_ONCE} from read_back`;
    const { rows } = await client.query<unknown[]>({ text, rowMode: 'array' });
    for (const row of rows) digest.add(row);
    if (rows.length < FETCHED_AT_ONCE) break;
  }
  await client.query('close read_back');
  return digest;
}

/** Sets sequences to continue after the moved numbers. */
export async function setSequences(client: pg.Client, table: SourceTable): Promise<void> {
  for (const column of table.columns) {
    const { rows } = await client.query<{ sequence: string | null }>(
      'select pg_get_serial_sequence($1, $2) as sequence',
      [quoted(table.name), column],
    );
    const sequence = rows[0]?.sequence;
    if (sequence == null) continue;
    await client.query(
      `select setval($1, greatest(1, coalesce(max(${quoted(column)}), 1)), max(${quoted(column)}) is not null)
       from ${quoted(table.name)}`,
      [sequence],
    );
  }
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Row count of a table, and the sum of the SHA-256 of each row: independent of order. */
export class TableDigest {
  readonly #sum = new Uint32Array(LANES);
  #rows = 0;

  /** @param cells in column order: text, numbers, bytes, null */
  add(cells: readonly unknown[]): void {
    const digest = hash('sha256', Buffer.concat(cells.flatMap(bytesOf)), 'buffer');
    for (let lane = 0; lane < LANES; lane += 1)
      this.#sum[lane] = (this.#sum[lane] ?? 0) + digest.readUInt32LE(lane * LANE_BYTES);
    this.#rows += 1;
  }

  get rows(): number {
    return this.#rows;
  }

  /** Row count and sum as text. */
  toString(): string {
    return `${this.#rows}:${Buffer.from(this.#sum.buffer).toString('hex')}`;
  }
}

/** Type, length and value of a cell: different rows never have the same bytes. */
function bytesOf(cell: unknown): readonly Uint8Array[] {
  if (cell === null) return [Buffer.from('n;')];
  if (cell instanceof Uint8Array) return [Buffer.from(`b${cell.length};`), cell];
  if (typeof cell === 'number') return [Buffer.from(`i${cell};`)];
  const text = Buffer.from(String(cell));
  return [Buffer.from(`t${text.length};`), text];
}
