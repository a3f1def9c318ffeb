import { randomBytes, randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { Kysely, PostgresDialect } from 'kysely';
import { RowProver } from '../db/clearing/row-prover.ts';
import { type OpenFor, POSTGRES } from '../db/dialect.ts';
import { BossJobStore } from '../db/jobs/boss-job-store.ts';
import { requireTables } from '../db/migrations/migrate.ts';
import { guardedPool } from '../db/postgres/guarded-pool.ts';
import { makePartitions, migratePostgres } from '../db/postgres/open-tables.ts';
import { postgresProblemOf } from '../db/postgres/postgres-problem.ts';
import type { WriterStart } from '../db/postgres/postgres-writer.ts';
import { refuseUnfit } from '../db/postgres/refuse-unfit.ts';
import { PostgresSignals } from '../db/postgres/signals.ts';
import { connect, databaseName } from '../db/postgres-server/connect.ts';
import type { Tables } from '../db/tables.ts';
import { StorageHealth } from '../db/writing/probing-health.ts';
import type { StartWriterThread, WriterTarget } from '../db/writing/writer.ts';
import { startWriterThread, Writer } from '../db/writing/writer.ts';
import { QuotaStore } from '../http/quota-store.ts';
import { ConfigError } from '../lib/errors/config-error.ts';
import { BlobStore } from '../lists/store/blob-store.ts';
import { ListLock } from '../lists/store/list-lock.ts';
import { PublicationStore } from '../lists/store/publication-store.ts';
import { kyselyTokenReads } from '../modules/access/store/token-reads.ts';
import { NodeStore } from '../modules/monitoring/node-store.ts';
import { scan } from '../modules/retention/scan/scan.ts';
import type { Storage } from './storage.ts';
import { buildStores } from './storage.ts';

/** Tables from which contents are deleted; a partitioned table includes its partitions. */
const TABLES =
  'screening, hit_decision, hit_decision_event, proposal, good_guy, good_guy_event, batch, batch_chunk, batch_row, lookback, lookback_hit, customer, customer_party, customer_words, customer_group, customer_case, case_comment, case_check, case_attachment, case_settings, absence, watch_run, watch_leaves, webhook, webhook_delivery, idempotency_key, audit_event, erased_screening, ledger, ledger_segment, session, invitation, login_attempt, installation';

/**
 * VACUUM's line with the numbers of removed, remaining, and dead but not yet removable rows, in any language: it is the
 * first line with three numbers and no quoted name.
 */
const ROWS = /^[^\d\n"]*\d+[^\d\n"]+\d+[^\d\n"]+(\d+)[^\d\n"]*$/m;

const DAY_MS = 24 * 3_600_000;

/**
 * Opens the PostgreSQL database at a URL, and creates or upgrades its tables. Any number of processes may have it open.
 * @throws ConfigError when it is unreachable or of a newer version
 */
export async function openPostgresStorage(
  url: string,
  openFor: OpenFor = 'command',
  startThread: StartWriterThread = startWriterThread,
): Promise<Storage> {
  await refuseUnfit(url);
  const isPreview = openFor === 'preview';
  if (!isPreview)
    await migratePostgres(url, Date.now()).catch((error: unknown) => {
      throw explainOpening(error, url);
    });
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: guardedPool(url, { isReadOnly: isPreview }, (error) => {
        const problem = postgresProblemOf(error);
        if (problem !== undefined) health.fail(problem);
      }),
    }),
  });
  const health: StorageHealth = new StorageHealth({ look: () => undefined, probe: () => writer.probe() });
  const writer: Writer = new Writer(postgresWriterTarget(url, openFor === 'service', startThread), (problem) =>
    health.fail(problem),
  );
  if (openFor === 'service') writer.start();
  if (isPreview)
    await requireTables(db).catch(async (error: unknown) => {
      await db.destroy();
      throw explainOpening(error, url);
    });
  // The service may outlive the partitions made at start.
  const daily = setInterval(() => void makePartitions(db, Date.now()).catch(() => {}), DAY_MS).unref();
  const prover = new RowProver();
  return buildStores({
    db,
    prompt: db,
    writer,
    prover,
    health,
    dialect: POSTGRES,
    tokenReads: kyselyTokenReads(db),
    jobs: new BossJobStore(url),
    signals: new PostgresSignals(url),
    shared: {
      blobs: new BlobStore(db),
      publications: new PublicationStore(db, prover),
      listLock: new ListLock(url),
      nodes: new NodeStore(db),
      quotas: new QuotaStore(db),
      node: `${hostname()}-${randomUUID().slice(0, 8)}`,
    },
    scan: (selection, { holds, onBatch }) => scan({ source: { kind: 'postgres', url }, selection, holds }, onBatch),
    wipe: () => vacuumDead(url),
    closeReads: async () => {
      clearInterval(daily);
      await db.destroy();
    },
  });
}

/** Never includes the URL, which holds the password. */
function explainOpening(error: unknown, url: string): unknown {
  const problem = postgresProblemOf(error);
  if (problem === undefined) return error;
  const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
  return new ConfigError(`The database ${databaseName(url)} cannot be opened${code}. ${problem.text}`);
}

/**
 * Removes dead rows from tables and indexes. Searches and other nodes continue meanwhile.
 * @returns false if some rows must stay, because a transaction begun before they were deleted is still open
 */
export async function vacuumDead(url: string): Promise<boolean> {
  const client = await connect(url, { application_name: 'namesake (erases)', statement_timeout: false });
  let isLeft = false;
  client.on('notice', ({ message = '' }) => {
    isLeft ||= Number(ROWS.exec(message)?.[1] ?? 0) > 0;
  });
  try {
    await client.query(`vacuum (verbose, index_cleanup on, truncate on, skip_locked off) ${TABLES}`);
    return !isLeft;
  } finally {
    await client.end();
  }
}

/** Larger than any screening, and incompressible for the server. */
const PROBE_BYTES = 64 * 1_024;
const PROBE =
  "insert into installation (key, value) values ('probe', $1) on conflict (key) do update set value = excluded.value";
const PROBE_AWAY = { sql: "delete from installation where key = 'probe'", parameters: [] };

/** What the writer needs to know about a PostgreSQL database. */
export function postgresWriterTarget(url: string, isService: boolean, startThread: StartWriterThread): WriterTarget {
  const start: WriterStart = { url, isService, writer: `w_${randomBytes(8).toString('hex')}` };
  const probe = [{ sql: PROBE, parameters: [randomBytes(PROBE_BYTES)] }, PROBE_AWAY];
  const entry = new URL('../db/postgres/writer-thread.ts', import.meta.url);
  return { startThread: () => startThread(entry, start), probe };
}
