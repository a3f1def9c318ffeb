import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import { makeDataDir } from '../../config/make-data-dir.ts';
import { SQLITE_COLUMNS } from '../migrations/column-types.ts';
import { migrate } from '../migrations/migrate.ts';
import type { Storage } from '../ports.ts';
import type { Tables } from '../tables.ts';
import { SqliteAuditLog } from './audit-log.ts';
import { SqliteHeldRemovalStore } from './held-removal-store.ts';
import { SqliteListVersionStore } from './list-version-store.ts';
import { openConnection } from './open-connection.ts';
import { SqliteOwnershipStore } from './ownership-store.ts';
import { SqlitePolicyStore } from './policy-store.ts';
import { SqliteRefusedVersionStore } from './refused-version-store.ts';
import { SqliteRequiredListStore } from './required-list-store.ts';
import { SqliteScreeningStore } from './screening-store.ts';
import { SqliteSessionStore } from './session-store.ts';
import { SqliteSetupLinkStore } from './setup-link-store.ts';
import { SqliteTokenStore } from './token-store.ts';
import { SqliteUserStore } from './user-store.ts';
import { Writer } from './writer.ts';

/**
 * Opens the embedded database in the data folder, making or upgrading its tables. Several processes may have it open.
 *
 * @param writes whether there will be writes soon, so that what writes is started at once
 * @throws ConfigError when the folder cannot be made; what the system or the database says, when it cannot be opened
 */
export async function openSqliteStorage(dataDir: string, writes: 'soon' | 'perhaps' = 'perhaps'): Promise<Storage> {
  makeDataDir(dataDir);
  const path = join(dataDir, 'namesake.db');
  const connection = openConnection(path);
  chmodSync(path, 0o600);
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: connection }) });
  connection.exec('begin immediate');
  await migrate(db, SQLITE_COLUMNS);
  connection.exec('commit');
  // From here on this connection only reads; writing is the writer's.
  connection.pragma('query_only = ON');
  const writer = new Writer(path);
  if (writes === 'soon') writer.start();
  const screenings = new SqliteScreeningStore(db, writer);
  return {
    screenings,
    tokens: new SqliteTokenStore(db, writer, connection),
    users: new SqliteUserStore(db, writer),
    sessions: new SqliteSessionStore(db, writer),
    setupLinks: new SqliteSetupLinkStore(db, writer),
    requiredLists: new SqliteRequiredListStore(db, writer),
    listVersions: new SqliteListVersionStore(db, writer),
    heldRemovals: new SqliteHeldRemovalStore(db, writer),
    refusedVersions: new SqliteRefusedVersionStore(db, writer),
    ownership: new SqliteOwnershipStore(db, writer),
    policies: new SqlitePolicyStore(db, writer),
    audit: new SqliteAuditLog(db, writer),
    close: async () => {
      await screenings.idle();
      await writer.close();
      if (connection.open) connection.close();
    },
  };
}
