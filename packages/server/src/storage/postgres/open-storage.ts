import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { Kysely, PostgresDialect } from 'kysely';
import { ConfigError } from '../../config/config-error.ts';
import { RowProver } from '../clearing/row-prover.ts';
import { POSTGRES } from '../dialect.ts';
import type { OpenFor } from '../open-for.ts';
import type { Storage } from '../ports/storage.ts';
import { databaseName } from '../postgres-server/database-name.ts';
import { vacuumDead } from '../postgres-server/vacuum-dead.ts';
import { scan } from '../scan/scan.ts';
import { kyselyTokenReads } from '../stores/access/token-reads.ts';
import { buildStores } from '../stores/build-stores.ts';
import { KyselyBlobStore } from '../stores/shared/blob-store.ts';
import { KyselyNodeStore } from '../stores/shared/node-store.ts';
import { KyselyPublicationStore } from '../stores/shared/publication-store.ts';
import { KyselyQuotaStore } from '../stores/shared/quota-store.ts';
import type { Tables } from '../tables.ts';
import { ProbingHealth } from '../writing/probing-health.ts';
import { type StartWriterThread, startWriterThread, Writer } from '../writing/writer.ts';
import { BossJobStore } from './boss-job-store.ts';
import { guardedPool } from './guarded-pool.ts';
import { PostgresListLock } from './list-lock.ts';
import { migratePostgres } from './open-tables.ts';
import { makePartitions } from './partitions.ts';
import { postgresProblemOf } from './postgres-problem.ts';
import { refuseUnfit } from './refuse-unfit.ts';
import { PostgresSignals } from './signals.ts';
import { postgresWriterTarget } from './writer-target.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Opens the PostgreSQL database at a URL, making or upgrading its tables. Any number of processes may have it open.
 *
 * @throws ConfigError when it cannot be reached, or is of a newer version
 */
export async function openPostgresStorage(
  url: string,
  openFor: OpenFor = 'command',
  startThread: StartWriterThread = startWriterThread,
): Promise<Storage> {
  await refuseUnfit(url);
  await migratePostgres(url, Date.now()).catch((error: unknown) => {
    throw explainOpening(error, url);
  });
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: guardedPool(url, (error) => {
        const problem = postgresProblemOf(error);
        if (problem !== undefined) health.fail(problem);
      }),
    }),
  });
  const health: ProbingHealth = new ProbingHealth({ look: () => undefined, probe: () => writer.probe() });
  const writer: Writer = new Writer(postgresWriterTarget(url, openFor === 'service', startThread), (problem) =>
    health.fail(problem),
  );
  if (openFor === 'service') writer.start();
  // A service may run for longer than partitions were made for.
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
      blobs: new KyselyBlobStore(db),
      publications: new KyselyPublicationStore(db, prover),
      listLock: new PostgresListLock(url),
      nodes: new KyselyNodeStore(db),
      quotas: new KyselyQuotaStore(db),
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

/** Never with the URL: it holds the password. */
function explainOpening(error: unknown, url: string): unknown {
  const problem = postgresProblemOf(error);
  if (problem === undefined) return error;
  const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
  return new ConfigError(`The database ${databaseName(url)} cannot be opened${code}. ${problem.text}`);
}
