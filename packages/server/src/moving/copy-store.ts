import type Database from 'better-sqlite3';
import type pg from 'pg';
import { UNFINISHED_MOVE } from '../db/postgres/refuse-unfit.ts';
import { ConfigError } from '../lib/errors/config-error.ts';
import { pagesOf, type SourceTable, sourceTables } from './source-tables.ts';
import { insertRows, readBack, setSequences, TableDigest, targetTable } from './target-tables.ts';

/** Tables that a start, or a user, would have written to. */
const IN_USE = ['installation', 'screening', 'audit_event', 'ledger', 'user_account', 'api_token', 'setup_link'];

type CopyOptions = {
  /** Not written to during the copy. */
  readonly source: Database.Database;
  /** In a transaction without other writers. */
  readonly target: pg.Client;
  /** Rows copied or compared so far, and the total. */
  readonly onProgress: (what: string, rows: number, of: number) => void;
};

/** What was copied. */
export type Copied = { readonly tables: number; readonly rows: number };

/**
 * Copies all rows and reads them back: either every table has as many rows with the same values, or this throws. If an
 * earlier run copied the same store already, only compares.
 * @throws ConfigError when the target is in use, or differs when read back
 */
export async function copyStore(options: CopyOptions): Promise<Copied> {
  const { source, target, onProgress } = options;
  const tables = sourceTables(source);
  const of = 2 * tables.reduce((sum, { rows }) => sum + rows, 0);
  const known = await markIn(target);
  if (known === undefined) await refuseUsed(target);
  let rows = 0;
  const onRows = (what: string, count: number): void => {
    rows += count;
    onProgress(what, rows, of);
  };
  const digests = new Map<string, string>();
  const isCopied = known !== undefined;
  if (!isCopied) for (const { name } of tables.toReversed()) await target.query(`delete from "${name}"`);
  for (const table of tables) digests.set(table.name, await copyTable(options, table, isCopied, onRows));
  for (const table of tables) {
    if (table.name !== 'installation' || !isCopied) {
      const digest = await readBack(target, table);
      onRows(`comparing ${table.name}`, digest.rows);
      if (digest.toString() !== digests.get(table.name)) throw isCopied ? otherStore() : copiedWrongly(table);
    }
    if (!isCopied) await setSequences(target, table);
  }
  const mark = Buffer.from(JSON.stringify(Object.fromEntries(digests)));
  if (!isCopied) await target.query('insert into installation (key, value) values ($1, $2)', [UNFINISHED_MOVE, mark]);
  else if (!known.equals(mark)) throw otherStore();
  return { tables: tables.length, rows: of / 2 };
}

async function copyTable(
  { source, target }: CopyOptions,
  table: SourceTable,
  isCopied: boolean,
  onRows: (what: string, count: number) => void,
): Promise<string> {
  const digest = new TableDigest();
  const into = await targetTable(target, table);
  for (const page of pagesOf(source, table)) {
    if (!isCopied) await insertRows(target, into, page);
    for (const row of page) digest.add(row);
    onRows(`${isCopied ? 'reading' : 'copying'} ${table.name}`, page.length);
  }
  return digest.toString();
}

async function markIn(target: pg.Client): Promise<Buffer | undefined> {
  const found = await target.query<{ value: Buffer }>('select value from installation where key = $1', [
    UNFINISHED_MOVE,
  ]);
  return found.rows[0]?.value;
}

/** @throws ConfigError when it contains records */
async function refuseUsed(target: pg.Client): Promise<void> {
  for (const table of IN_USE) {
    const { rows } = await target.query(`select 1 from "${table}" limit 1`);
    if (rows.length > 0)
      throw new ConfigError(
        `The database holds records already (table "${table}"). Records can be moved only into an empty one.`,
      );
  }
}

const copiedWrongly = ({ name }: SourceTable): ConfigError =>
  new ConfigError(`The table "${name}" was not copied as it is. Nothing was moved; the data folder is as it was.`);

const otherStore = (): ConfigError =>
  new ConfigError(
    'The database holds an interrupted move of another store, or the store has changed since. Empty the database (drop schema public cascade; create schema public), then move again.',
  );
