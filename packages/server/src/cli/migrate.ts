import { openInstallation } from '../app/open-installation.ts';
import { readEnvironment } from '../config/environment.ts';
import { hasSecret, loadKeys } from '../config/secret.ts';
import { resolveSettings, type Settings } from '../config/settings.ts';
import { databaseName } from '../db/postgres-server/connect.ts';
import { JOB_KINDS } from '../jobs/job-kinds.ts';
import { openJobs } from '../jobs/job-runner.ts';
import { ServiceLock } from '../lib/data-dir/service-lock.ts';
import { keyIdsOf } from '../proof/receipt-key.ts';
import { readOptions, UsageError } from './command/command.ts';
import { progressOn } from './command/progress-line.ts';

const USAGE = `Update the database tables and exit, or move all records from SQLite to PostgreSQL.

Usage: namesake migrate [--data DIR]
       namesake migrate --to-postgres URL [--data DIR]

  --data DIR          data folder of the service       NAMESAKE_DATA_DIR   ./data
  --to-postgres URL   an empty PostgreSQL database, such as postgres://namesake@db.internal/namesake?sslmode=verify-full;
                      its password may be in PGPASSWORD or in ~/.pgpass, where other users of this machine do not see it

Without options, for use before an upgrade: updates the database of NAMESAKE_DATABASE_URL, or of the data folder.

Stop the service before moving. All tables are copied in one transaction and read back: counts and hashes of each must
agree. Then the chain of receipts is verified in PostgreSQL. The old database stays unchanged; a service does not open it
any longer. An interrupted move leaves nothing behind, or resumes when it is run again. The secret, stored
versions and downloaded lists stay in the data folder.

Exit status 1 if it was not done.

Examples:
  NAMESAKE_DATABASE_URL_FILE=/run/secrets/database namesake migrate
  namesake migrate --to-postgres postgres://namesake@db.internal/namesake --data /var/lib/namesake
`;

/** Migrates tables, or moves a store. */
export async function migrateCommand(args: readonly string[]): Promise<void> {
  const values = readOptions(args, USAGE, { data: { type: 'string' }, 'to-postgres': { type: 'string' } });
  const settings = resolveSettings(readEnvironment().environment, { DATA_DIR: values.data });
  const url = values['to-postgres'];
  if (url === undefined) return migrateTables(settings);
  if (!URL.canParse(url) || !/^postgres(ql)?:$/.test(new URL(url).protocol))
    throw new UsageError('--to-postgres takes a URL such as postgres://user@host:5432/namesake.');
  const lock = ServiceLock.take(settings.dataDir);
  try {
    await move(settings, url);
  } finally {
    lock.release();
  }
}

async function migrateTables(settings: Settings): Promise<void> {
  const lock = settings.databaseUrl === null ? ServiceLock.take(settings.dataDir) : undefined;
  try {
    const { storage } = await openInstallation(settings, { openFor: 'command' });
    await openJobs({ store: storage.jobs, kinds: JOB_KINDS, now: Date.now }).finally(() => storage.close());
  } finally {
    lock?.release();
  }
  const { databaseUrl, dataDir } = settings;
  process.stdout.write(
    `The tables in ${databaseUrl === null ? dataDir : databaseName(databaseUrl)} are those of this version.\n`,
  );
}

async function move(settings: Settings, url: string): Promise<void> {
  const { dataDir, secret } = settings;
  const keys = hasSecret(settings) ? loadKeys(settings) : undefined;
  const trusted = keys === undefined ? new Set<string>() : keyIdsOf(keys.receipts);
  const { moveStore } = await import('../moving/move-store.ts');
  const progress = progressOn(process.stderr);
  const count = (value: number): string => value.toLocaleString('en');
  const onProgress = (what: string, done: number, of: number): void =>
    progress.show(`${what}: ${count(done)} of ${count(of)}`);
  const moved = await moveStore({ dataDir, url, nowMs: Date.now(), trusted, rowKey: keys?.rows, onProgress }).finally(
    () => progress.show(null),
  );
  const { tables, rows, verified } = moved;
  const chain =
    verified.broken === null
      ? `The chain is whole there: ${count(verified.entries)} entries, head ${verified.end?.head ?? 'none'}.`
      : `warning: the chain was broken before the move, and is in the same place: ${verified.broken.text}`;
  const secretNote = secret === null ? ` NAMESAKE_SECRET_FILE=${dataDir}/secret` : '';
  process.stdout.write(
    `${count(rows)} rows of ${tables} tables are in ${databaseName(url)}, each table with the same count and hash.\n${chain}\n` +
      `Start the service with NAMESAKE_DATABASE_URL set to it${secretNote === '' ? '' : ` and${secretNote}`}. Keep ${dataDir} until backups of the new database were restored once.\n`,
  );
}
