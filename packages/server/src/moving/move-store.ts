import type { KeyObject } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'better-sqlite3';
import { Kysely, PostgresDialect } from 'kysely';
import { SCHEMA_STEPS } from '../db/migrations/migrate.ts';
import { LOCKS, makePartitions, migratePostgres } from '../db/postgres/open-tables.ts';
import { UNFINISHED_MOVE } from '../db/postgres/refuse-unfit.ts';
import { connect, databaseName, openPool } from '../db/postgres-server/connect.ts';
import { requireServer } from '../db/postgres-server/judge-server.ts';
import { sqliteSource } from '../db/reading/database-source.ts';
import { markMoved } from '../db/sqlite/moved-mark.ts';
import { openConnection } from '../db/sqlite/open-connection.ts';
import type { Tables } from '../db/tables.ts';
import { verifyInThreads } from '../examine/verify/verify-in-threads.ts';
import { verifyRange } from '../examine/verify/verify-range.ts';
import { type StoreVerified, verifyStore } from '../examine/verify/verify-store.ts';
import { ConfigError } from '../lib/errors/config-error.ts';
import { screeningTime } from '../lib/ids/screening-id.ts';
import { openPostgresStorage } from '../stores/open-postgres.ts';
import { type Copied, copyStore } from './copy-store.ts';

/** Months created at a time, see `makePartitions`. */
const MONTHS_AT_ONCE = 14;
/** Limit, so that a wrong clock does not create thousands of partitions. */
const MAX_YEARS = 20;

export type MoveOptions = {
  readonly dataDir: string;
  /** URL of an empty PostgreSQL database. */
  readonly url: string;
  readonly nowMs: number;
  /** Ids of this installation's keys; empty if the secret is elsewhere. */
  readonly trusted: ReadonlySet<string>;
  /** Key of the MACs of clearing rows; undefined if the secret is elsewhere. */
  readonly rowKey?: KeyObject | undefined;
  readonly onProgress: (what: string, done: number, of: number) => void;
};

/** What was moved, and the result of verifying the chain in its new place. */
export type MovedStore = Copied & { readonly verified: StoreVerified };

/**
 * Moves the records of a stopped service into an empty PostgreSQL database. One transaction copies all rows and
 * compares them before its commit; then the chain is verified in its new place. No service may use either database
 * meanwhile; an interrupted move can continue.
 * @throws ConfigError when either database is unsuitable, or the copy differs
 */
export async function moveStore(options: MoveOptions): Promise<MovedStore> {
  const { dataDir, url, nowMs, onProgress } = options;
  const path = join(dataDir, 'namesake.db');
  if (!existsSync(path)) throw new ConfigError(`There is no database in ${dataDir}.`);
  const target = await connect(url, { application_name: 'namesake migrate', statement_timeout: false });
  const source = openConnection(path, 'existing');
  try {
    refuseOtherSchema(source);
    // Locked against writes while it is read.
    source.exec('begin immediate');
    await requireServer(target, url);
    await migratePostgres(url, nowMs);
    await makeRoom(source, options);
    await target.query(`begin; select pg_advisory_xact_lock(${LOCKS.writing})`);
    const copied = await copyStore({ source, target, onProgress });
    await target.query('commit');
    await target.query('analyze');
    const verified = await verifyMoved(path, options);
    markMoved(dataDir, { to: databaseName(url), at: new Date(nowMs).toISOString() });
    await target.query('delete from installation where key = $1', [UNFINISHED_MOVE]);
    await recordMove(url, nowMs, { ...copied, verified });
    return { ...copied, verified };
  } finally {
    await target.end();
    source.close();
  }
}

/** The audit log of the new database starts with the origin of its records. */
async function recordMove(url: string, at: number, { rows, tables, verified }: MovedStore): Promise<void> {
  const { entries, end, broken } = verified;
  const detail = { rows, tables, entries, head: end?.head ?? null, isWhole: broken === null };
  const storage = await openPostgresStorage(url);
  await storage.audit
    .append({ at, actor: 'operator', action: 'database.moved', target: '', detail, requestId: '' })
    .finally(() => storage.close());
}

function refuseOtherSchema(source: Database.Database): void {
  const steps = source.prepare('select name from kysely_migration').pluck().all();
  const isSame = steps.length === SCHEMA_STEPS.length && SCHEMA_STEPS.every((step) => steps.includes(step));
  if (!isSame)
    throw new ConfigError(
      'The tables in the data folder are not those of this version. Start and stop this version on it once, without NAMESAKE_DATABASE_URL, then move.',
    );
}

/** Creates a partition for each month with screenings. */
async function makeRoom(source: Database.Database, { url, nowMs }: MoveOptions): Promise<void> {
  const first = source.prepare('select min(id) from screening').pluck().get();
  if (!(first instanceof Buffer)) return;
  const earliest = new Date(nowMs);
  earliest.setUTCFullYear(earliest.getUTCFullYear() - MAX_YEARS);
  const pool = openPool(url, { max: 1 });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    const begin = new Date(Math.max(screeningTime(first), earliest.getTime()));
    begin.setUTCDate(1);
    for (let at = begin.getTime(); at < nowMs; ) {
      await makePartitions(db, at);
      at = begin.setUTCMonth(begin.getUTCMonth() + MONTHS_AT_ONCE);
    }
  } finally {
    await db.destroy();
  }
}

/** A chain that was broken before is moved unchanged: the operator must know, and may need the records. */
async function verifyMoved(path: string, { url, trusted, rowKey, onProgress }: MoveOptions): Promise<StoreVerified> {
  const verify = (source: Parameters<typeof verifyStore>[0], what: string): Promise<StoreVerified> =>
    verifyStore(source, {
      trusted,
      rowKey,
      here: verifyRange,
      threads: verifyInThreads,
      onProgress: (done, of) => onProgress(what, done, of),
    });
  const moved = await verify({ kind: 'postgres', url }, 'verifying the chain');
  if (moved.broken === null) return moved;
  const before = await verify(sqliteSource(path), 'verifying the chain as it was');
  if (JSON.stringify(before.broken) !== JSON.stringify(moved.broken))
    throw new ConfigError(`The chain is not whole in PostgreSQL (${moved.broken.text}). Nothing was moved.`);
  return moved;
}
