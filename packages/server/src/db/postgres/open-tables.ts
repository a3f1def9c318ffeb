import { Kysely, PostgresDialect } from 'kysely';
import { POSTGRES_COLUMNS } from '../migrations/column-types.ts';
import { migrate } from '../migrations/migrate.ts';
import { openPool } from '../postgres-server/open-pool.ts';
import type { Tables } from '../tables.ts';
import { makePartitions } from './partitions.ts';

/** Makes or upgrades the tables in the database at a URL, on a connection of its own. */
export async function migratePostgres(url: string, nowMs: number): Promise<void> {
  // An upgrade of large tables may take as long as it takes.
  const pool = openPool(url, { statement_timeout: false, max: 1 });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, POSTGRES_COLUMNS);
    await makePartitions(db, nowMs);
  } finally {
    await db.destroy();
  }
}
