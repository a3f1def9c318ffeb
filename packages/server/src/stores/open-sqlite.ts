import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely';
import { LRUCache } from 'lru-cache';
import { RowProver } from '../db/clearing/row-prover.ts';
import { type OpenFor, SQLITE } from '../db/dialect.ts';
import { SqliteJobStore } from '../db/jobs/sqlite-job-store.ts';
import { SQLITE_COLUMNS } from '../db/migrations/column-types.ts';
import { migrate, requireTables } from '../db/migrations/migrate.ts';
import { sqliteSource } from '../db/reading/database-source.ts';
import { Listener, type Signals, type SignalTopic } from '../db/signals.ts';
import {
  CHECKED_AT_ONCE_BYTES,
  explainOpening,
  refuseDamaged,
  refuseLostDatabase,
} from '../db/sqlite/check-database.ts';
import type { FileIds } from '../db/sqlite/database-files.ts';
import { DatabaseFiles, fileIdsAt, idAt } from '../db/sqlite/database-files.ts';
import { refuseMoved } from '../db/sqlite/moved-mark.ts';
import { BUSY_TIMEOUT_MS, databaseBytes, openConnection } from '../db/sqlite/open-connection.ts';
import type { WriterStart } from '../db/sqlite/sqlite-writer.ts';
import { YieldingSqliteDialect } from '../db/sqlite/yielding-dialect.ts';
import type { Tables } from '../db/tables.ts';
import { StorageHealth } from '../db/writing/probing-health.ts';
import type { StartWriterThread, WriterTarget } from '../db/writing/writer.ts';
import { startWriterThread, Writer } from '../db/writing/writer.ts';
import { makeDataDir } from '../lib/data-dir/make-data-dir.ts';
import { ConfigError } from '../lib/errors/config-error.ts';
import { DATABASE_DAMAGED } from '../lib/errors/storage-problem.ts';
import { runInThread } from '../lib/threads/run-in-thread.ts';
import {
  TOKEN_READS,
  type TokenReads,
  type TokenRow,
  type TokenStateRow,
} from '../modules/access/store/token-reads.ts';
import { scan } from '../modules/retention/scan/scan.ts';
import type { Storage } from './storage.ts';
import { buildStores } from './storage.ts';

/** Limit of cached SQL texts; each is a statement that the database keeps prepared. */
const MAX_KEPT = 200;

/** Topics that commands change while a service runs. */
const CHANGED_BY_COMMANDS: ReadonlySet<SignalTopic> = new Set(['policies']);

const POLL_EVERY_MS = 5_000;

/**
 * Opens the embedded database in the data folder, and creates or upgrades its tables. Several processes may have it
 * open.
 * @throws ConfigError when the folder cannot be made, or the database is gone, damaged, of a newer version or cannot be
 * opened
 */
export async function openSqliteStorage(
  dataDir: string,
  openFor: OpenFor = 'command',
  startThread: StartWriterThread = startWriterThread,
): Promise<Storage> {
  if (openFor !== 'preview') makeDataDir(dataDir);
  refuseMoved(dataDir);
  refuseLostDatabase(dataDir);
  const path = join(dataDir, 'namesake.db');
  const { connection, db, opened } =
    openFor === 'preview' ? await openUnchanged(path) : await openTables(path, openFor);
  const prompt = new Kysely<Tables>({ dialect: new SqliteDialect({ database: keptStatements(connection) }) });
  const files = new DatabaseFiles(opened, () => databaseBytes(connection));
  const health: StorageHealth = new StorageHealth({ look: () => files.problem(), probe: () => writer.probe() });
  const writer: Writer = new Writer(sqliteWriterTarget(opened, openFor === 'service', startThread), (problem) =>
    health.fail(problem),
  );
  if (openFor === 'service') {
    writer.start();
    if (databaseBytes(connection) > CHECKED_AT_ONCE_BYTES) void checkInThread(path, health);
  }
  return buildStores({
    db,
    prompt,
    writer,
    prover: new RowProver(),
    health,
    dialect: SQLITE,
    tokenReads: preparedTokenReads(connection),
    jobs: new SqliteJobStore(db, writer, Date.now),
    signals: new PolledSignals(),
    shared: null,
    scan: (selection, { holds, onBatch }) => scan({ source: sqliteSource(path), selection, holds }, onBatch),
    wipe: () => writer.wipe(),
    closeReads: async () => {
      if (connection.open) connection.close();
    },
  });
}

/** A prepared statement reads one row in three microseconds. */
function preparedTokenReads(connection: Database.Database): TokenReads {
  const byHash = connection.prepare<[Buffer], TokenRow>(`${TOKEN_READS.byHash}?`);
  const state = connection.prepare<[string], TokenStateRow>(`${TOKEN_READS.state}?`);
  return { byHash: (hash) => byHash.get(hash), state: (id) => state.get(id) };
}

type OpenTables = { readonly connection: Database.Database; readonly db: Kysely<Tables>; readonly opened: FileIds };

async function openTables(path: string, openFor: OpenFor): Promise<OpenTables> {
  const before = idAt(path);
  let connection: Database.Database | undefined;
  try {
    connection = openConnection(path);
    chmodSync(path, 0o600);
    if (openFor === 'service' && statSync(path).size <= CHECKED_AT_ONCE_BYTES) refuseDamaged(connection, path);
    const db = new Kysely<Tables>({ dialect: new YieldingSqliteDialect({ database: keptStatements(connection) }) });
    connection.exec('begin immediate');
    await migrate(db, SQLITE_COLUMNS);
    connection.exec('commit');
    // This connection only reads from here on; the writer has its own.
    connection.pragma('query_only = ON');
    const opened = fileIdsAt(path);
    if (before !== undefined && before !== opened.ids[0])
      throw new ConfigError(`${path} was replaced while it was opened. Start again.`);
    return { connection, db, opened };
  } catch (error) {
    connection?.close();
    throw explainOpening(error, path);
  }
}

/** Opens the database read-only, without migrating its tables. */
async function openUnchanged(path: string): Promise<OpenTables> {
  if (!existsSync(path))
    throw new ConfigError(`There is no database ${path}. Name the service's data folder with --data.`);
  let connection: Database.Database | undefined;
  try {
    connection = new Database(path, { readonly: true, fileMustExist: true, timeout: BUSY_TIMEOUT_MS });
    const db = new Kysely<Tables>({ dialect: new YieldingSqliteDialect({ database: keptStatements(connection) }) });
    await requireTables(db);
    return { connection, db, opened: fileIdsAt(path) };
  } catch (error) {
    connection?.close();
    throw explainOpening(error, path);
  }
}

/** Checks a large database on its own thread: that takes as long as reading it from disk. */
async function checkInThread(path: string, health: StorageHealth): Promise<void> {
  const entry = new URL('../db/sqlite/integrity-thread.ts', import.meta.url);
  const isWhole = await runInThread<boolean>(entry, path, { isBackground: true, endedText: 'The check ended.' })
    // A failed check says nothing about the database; damage then shows at the next write.
    .catch(() => true);
  if (!isWhole) health.fail(DATABASE_DAMAGED);
}

/** Only one service has the database open, and it applies its own changes. Topics that commands change are polled. */
class PolledSignals implements Signals {
  readonly #listeners = new Set<Listener>();
  #poll: NodeJS.Timeout | undefined;

  listen(topic: SignalTopic, heard: () => Promise<void>): () => void {
    if (!CHANGED_BY_COMMANDS.has(topic)) return () => {};
    const listener = new Listener(heard);
    this.#listeners.add(listener);
    this.#poll ??= setInterval(() => {
      for (const one of this.#listeners) one.call();
    }, POLL_EVERY_MS).unref();
    return () => void this.#listeners.delete(listener);
  }

  silentSince(): null {
    return null;
  }

  async close(): Promise<void> {
    clearInterval(this.#poll);
  }
}

/** The connection for stores, with cached prepared statements: preparing one takes longer than a look-up. */
function keptStatements(connection: Database.Database): SqliteDatabase {
  const kept = new LRUCache<string, Database.Statement<unknown[]>>({ max: MAX_KEPT });
  return {
    prepare: (sql) => {
      const known = kept.get(sql) ?? connection.prepare<unknown[]>(sql);
      kept.set(sql, known);
      return known;
    },
    close: () => connection.close(),
  };
}

/** Larger than any screening: if the probe fits, screenings do. */
const PROBE_BYTES = 64 * 1_024;
const PROBE = { sql: "insert or replace into installation values ('probe', zeroblob(?))", parameters: [PROBE_BYTES] };
const PROBE_AWAY = { sql: "delete from installation where key = 'probe'", parameters: [] };

/** What the writer needs to know about a SQLite database. */
function sqliteWriterTarget(files: FileIds, isService: boolean, startThread: StartWriterThread): WriterTarget {
  const start: WriterStart = { ...files, isService, writer: `w_${randomBytes(8).toString('hex')}` };
  const entry = new URL('../db/sqlite/writer-thread.ts', import.meta.url);
  return { startThread: () => startThread(entry, start), probe: [PROBE, PROBE_AWAY] };
}
