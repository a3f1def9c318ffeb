import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteStorage } from '../../src/stores/open-sqlite.ts';
import { onSqlite } from './database-of.ts';

const DATABASE = 'namesake.db';
let template: Promise<Buffer> | undefined;

/**
 * Makes a data folder; on SQLite, with a database that has tables and no rows. It is a copy, as PostgreSQL copies a
 * template: migrations take longer.
 */
export async function makeDataDir(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'namesake-service-'));
  if (!onSqlite) return dir;
  template ??= makeTemplate();
  await writeFile(join(dir, DATABASE), await template);
  return dir;
}

async function makeTemplate(): Promise<Buffer> {
  const dir = await mkdtemp(join(tmpdir(), 'namesake-template-'));
  await (await openSqliteStorage(dir)).close();
  const bytes = await readFile(join(dir, DATABASE));
  await rm(dir, { recursive: true });
  return bytes;
}
