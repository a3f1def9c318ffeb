import { createSecretKey } from 'node:crypto';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { OpenFor } from '../../src/db/dialect.ts';
import { type DatabaseSource, sqliteSource } from '../../src/db/reading/database-source.ts';
import { openPostgresStorage } from '../../src/stores/open-postgres.ts';
import { openSqliteStorage } from '../../src/stores/open-sqlite.ts';
import type { Storage } from '../../src/stores/storage.ts';
import { keptWriter } from './kept-writers.ts';
import { onDatabase, testDatabase } from './postgres.ts';

/** Proves rows that clear in every store of a test. */
export const ROW_KEY = createSecretKey(Buffer.alloc(32, 9));

function withRowKey(storage: Storage): Storage {
  storage.rowProof.useKey(ROW_KEY);
  return storage;
}

/** A place for records that a test may open any number of times, also at once. */
export type TestStore = {
  open(openFor?: OpenFor): Promise<Storage>;
  readonly source: DatabaseSource;
  /** Changes rows outside the program, with SQL that every database understands. */
  change(sql: string): Promise<void>;
  remove(): Promise<void>;
};

/** Every database the service can run on; each must keep the same promises. */
export const DIALECTS: readonly { readonly name: string; readonly make: (dir: string) => Promise<TestStore> }[] = [
  {
    name: 'SQLite',
    make: async (dir) => ({
      open: async (openFor) => withRowKey(await openSqliteStorage(dir, openFor, keptWriter)),
      source: sqliteSource(join(dir, 'namesake.db')),
      change: async (sql) => {
        const connection = new Database(join(dir, 'namesake.db'));
        connection.exec(sql);
        connection.close();
      },
      remove: async () => {},
    }),
  },
  {
    name: 'PostgreSQL',
    make: async () => {
      const { url, drop } = await testDatabase('made');
      return {
        open: async (openFor) => withRowKey(await openPostgresStorage(url, openFor, keptWriter)),
        source: { kind: 'postgres', url },
        change: async (sql) => void (await onDatabase(url, sql)),
        remove: drop,
      };
    },
  },
];
