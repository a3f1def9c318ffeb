import { Kysely, PostgresDialect, sql } from 'kysely';
import { firstIdAt } from '../../lib/ids/screening-id.ts';
import { POSTGRES_COLUMNS } from '../migrations/column-types.ts';
import { migrate } from '../migrations/migrate.ts';
import { openPool } from '../postgres-server/connect.ts';
import type { Tables } from '../tables.ts';

/** Advisory locks of this program, one per purpose. No other program in the same database may use these numbers. */
export const LOCKS = {
  /** Held by the writing transaction, so that entries of all nodes have one order. */
  writing: 6_037_900_001,
  /** Held while partitions are created. */
  partitions: 6_037_900_002,
  /** Held by the node that changes the lists. */
  lists: 6_037_900_003,
} as const;

/** Monthly partitions created ahead: a service rarely runs longer without a restart. */
const MONTHS_AHEAD = 13;

/** Creates or upgrades the tables of the database at a URL, on its own connection. */
export async function migratePostgres(url: string, nowMs: number): Promise<void> {
  // Upgrades of large tables have no time limit.
  const pool = openPool(url, { statement_timeout: false, max: 1 });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, POSTGRES_COLUMNS);
    await makePartitions(db, nowMs);
  } finally {
    await db.destroy();
  }
}

/**
 * Creates the partitions of screenings for this month and those ahead. Records outside, such as those with a wrong
 * clock, go to the default partition.
 */
export async function makePartitions(db: Kysely<Tables>, nowMs: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCKS.partitions)})`.execute(transaction);
    await makeMissing(transaction, nowMs);
  });
}

async function makeMissing(db: Kysely<Tables>, nowMs: number): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'screening'::regclass`.execute(db);
  const known = new Set(rows.map(({ name }) => name));
  for (const { name, from, to } of monthsFrom(nowMs)) {
    if (known.has(name)) continue;
    await sql`create table ${sql.table(name)} partition of screening
      for values from (${sql.lit(hex(from))}) to (${sql.lit(hex(to))})`.execute(db);
  }
}

type Month = { readonly name: string; readonly from: Buffer; readonly to: Buffer };

function monthsFrom(nowMs: number): readonly Month[] {
  const now = new Date(nowMs);
  return Array.from({ length: MONTHS_AHEAD + 1 }, (_, index): Month => {
    const [begin, end] = [index, index + 1].map((month) => Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + month));
    const [year = '', month = ''] = new Date(begin ?? 0).toISOString().split('-');
    return { name: `screening_${year}_${month}`, from: firstIdAt(begin ?? 0), to: firstIdAt(end ?? 0) };
  });
}

const hex = (bytes: Buffer): string => `\\x${bytes.toString('hex')}`;
