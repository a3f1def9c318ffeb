import { chmodSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { ConfigError } from '../../config/config-error.ts';
import { makeDataDir } from '../../config/make-data-dir.ts';
import { SQLITE_COLUMNS } from '../migrations/column-types.ts';
import { migrate } from '../migrations/migrate.ts';
import type { Storage } from '../ports/storage.ts';
import { DATABASE_DAMAGED } from '../storage-problem.ts';
import type { Tables } from '../tables.ts';
import { SqliteAuditEntries } from './audit-entry-store.ts';
import { SqliteAuditLog } from './audit-log.ts';
import { SqliteChain } from './chain-store.ts';
import { CHECKED_AT_ONCE_BYTES, explainOpening, refuseDamaged, refuseLostDatabase } from './check-database.ts';
import { DatabaseFiles, type FileIds, fileIdsAt, idAt } from './database-files.ts';
import { SqliteErasure } from './erasure-store.ts';
import { SqliteFactorStore } from './factor-store.ts';
import { SqliteHeldRemovalStore } from './held-removal-store.ts';
import { SqliteInstallationStore } from './installation-store.ts';
import { SqliteInvitationStore } from './invitation-store.ts';
import { SqliteLedger } from './ledger-store.ts';
import { SqliteLegalHoldStore } from './legal-hold-store.ts';
import { SqliteListVersionStore } from './list-version-store.ts';
import { SqliteLoginAttemptStore } from './login-attempt-store.ts';
import { SqliteLoginStepStore } from './login-step-store.ts';
import { databaseBytes, openConnection } from './open-connection.ts';
import { SqliteOwnershipStore } from './ownership-store.ts';
import { SqlitePartyDecisionStore } from './party-decision-store.ts';
import { SqlitePolicyStore } from './policy-store.ts';
import { SqliteRefusedVersionStore } from './refused-version-store.ts';
import { SqliteRequiredListStore } from './required-list-store.ts';
import { SqliteRetentionStore } from './retention-store.ts';
import { SqliteScreeningStore } from './screening-store.ts';
import { SqliteSessionStore } from './session-store.ts';
import { SqliteSetupLinkStore } from './setup-link-store.ts';
import { SqliteSpentLoginStore } from './spent-login-store.ts';
import { SqliteHealth } from './sqlite-health.ts';
import { SqliteTokenStore } from './token-store.ts';
import { SqliteUserStore } from './user-store.ts';
import { Writer } from './writer.ts';

/** What a database is opened for: a service looks it through first, and writes soon. */
export type OpenFor = 'service' | 'command';

/**
 * Opens the embedded database in the data folder, making or upgrading its tables. Several processes may have it open.
 *
 * @throws ConfigError when the folder cannot be made, or the database is gone, damaged, of a newer version or cannot be
 * opened
 */
export async function openSqliteStorage(dataDir: string, openFor: OpenFor = 'command'): Promise<Storage> {
  makeDataDir(dataDir);
  refuseLostDatabase(dataDir);
  const path = join(dataDir, 'namesake.db');
  const { connection, db, opened } = await openTables(path, openFor);
  const files = new DatabaseFiles(opened, () => databaseBytes(connection));
  const health: SqliteHealth = new SqliteHealth({ files: () => files.problem(), probe: () => writer.probe() });
  const writer: Writer = new Writer(opened, openFor === 'service', (problem) => health.fail(problem));
  if (openFor === 'service') {
    writer.start();
    if (databaseBytes(connection) > CHECKED_AT_ONCE_BYTES) checkBeside(path, health);
  }
  const screenings = new SqliteScreeningStore(db, writer);
  return {
    screenings,
    tokens: new SqliteTokenStore(db, writer, connection),
    users: new SqliteUserStore(db, writer),
    sessions: new SqliteSessionStore(db, writer),
    setupLinks: new SqliteSetupLinkStore(db, writer),
    invitations: new SqliteInvitationStore(db, writer),
    loginAttempts: new SqliteLoginAttemptStore(db, writer),
    spentLogins: new SqliteSpentLoginStore(db, writer),
    loginSteps: new SqliteLoginStepStore(db, writer),
    factors: new SqliteFactorStore(db, writer),
    requiredLists: new SqliteRequiredListStore(db, writer),
    listVersions: new SqliteListVersionStore(db, writer),
    heldRemovals: new SqliteHeldRemovalStore(db, writer),
    refusedVersions: new SqliteRefusedVersionStore(db, writer),
    ownership: new SqliteOwnershipStore(db, writer),
    partyDecisions: new SqlitePartyDecisionStore(db, writer),
    policies: new SqlitePolicyStore(db, writer),
    audit: new SqliteAuditLog(db, writer),
    auditEntries: new SqliteAuditEntries(db),
    chain: new SqliteChain(db),
    ledger: new SqliteLedger(db, writer, screenings),
    retention: new SqliteRetentionStore(db, writer),
    legalHolds: new SqliteLegalHoldStore(db, writer),
    erasure: new SqliteErasure(db, writer, path),
    installation: new SqliteInstallationStore(db, writer),
    health,
    close: async () => {
      await screenings.idle();
      health.close();
      await writer.close();
      if (connection.open) connection.close();
    },
  };
}

type OpenTables = { readonly connection: Database.Database; readonly db: Kysely<Tables>; readonly opened: FileIds };

async function openTables(path: string, openFor: OpenFor): Promise<OpenTables> {
  const before = idAt(path);
  let connection: Database.Database | undefined;
  try {
    connection = openConnection(path);
    chmodSync(path, 0o600);
    if (openFor === 'service' && statSync(path).size <= CHECKED_AT_ONCE_BYTES) refuseDamaged(connection, path);
    const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: connection }) });
    connection.exec('begin immediate');
    await migrate(db, SQLITE_COLUMNS);
    connection.exec('commit');
    // From here on this connection only reads; writing is the writer's.
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

/** Looks a large database through in a thread of its own: that takes as long as to read it from the disk. */
function checkBeside(path: string, health: SqliteHealth): void {
  const thread = new Worker(new URL('./integrity-thread.ts', import.meta.url), { workerData: path });
  thread.unref();
  thread.on('message', () => health.fail(DATABASE_DAMAGED));
  // A check that cannot be made says nothing of the database: what writes to it will.
  thread.on('error', () => {});
}
