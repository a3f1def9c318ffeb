import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sqliteSource } from '../../src/db/reading/database-source.ts';
import { openRows } from '../../src/db/reading/open-rows.ts';
import { openSqliteStorage } from '../../src/stores/open-sqlite.ts';

/** Another process opens the database, reads and ends, as a command does while the service runs. */
const COMMAND = `
  const Database = require('better-sqlite3');
  const db = new Database(process.argv[1]);
  db.prepare('select count(*) from sqlite_master').get();
  db.close();
`;

it('a database that is read as a whole in this process keeps its log when a command ends', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'namesake-two-libraries-'));
  const storage = await openSqliteStorage(dir);
  const path = join(dir, 'namesake.db');
  const reader = await openRows(sqliteSource(path), 'live');
  await reader.rows('select count(*) from sqlite_master');
  await reader.close();
  execFileSync(process.execPath, ['-e', COMMAND, path], { cwd: import.meta.dirname });
  expect(existsSync(`${path}-wal`)).toBe(true);
  await storage.close();
  await rm(dir, { recursive: true });
});
