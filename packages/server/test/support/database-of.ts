import { join } from 'node:path';
import Database from 'better-sqlite3';
import { onDatabase, type TestDatabase, testDatabase } from './postgres.ts';

const databases = new Map<string, Promise<TestDatabase>>();

/**
 * The URL of the database of a data folder where the tests run on PostgreSQL, one for each; null where they
 * run on SQLite, as they do without `TEST_STORAGE=postgres`.
 */
export async function databaseUrlOf(dataDir: string): Promise<string | null> {
  if (process.env['TEST_STORAGE'] !== 'postgres') return null;
  const database = databases.get(dataDir) ?? testDatabase('made');
  databases.set(dataDir, database);
  return (await database).url;
}

/** Takes the database of a data folder away. */
export async function dropDatabaseOf(dataDir: string): Promise<void> {
  const database = databases.get(dataDir);
  databases.delete(dataDir);
  await (await database)?.drop();
}

/** Runs SQL that every database understands on the database of a data folder, outside the program. */
export async function rowsOf(dataDir: string, sql: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const url = await databaseUrlOf(dataDir);
  if (url !== null) return onDatabase(url, sql);
  const db = new Database(join(dataDir, 'namesake.db'));
  try {
    const statement = db.prepare(sql);
    if (statement.reader) return statement.all().map((row) => Object(row));
    statement.run();
    return [];
  } finally {
    db.close();
  }
}

/** Whether tests that look into the file of a SQLite database make sense. */
export const onSqlite = process.env['TEST_STORAGE'] !== 'postgres';
