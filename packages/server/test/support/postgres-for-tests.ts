import { Client } from 'pg';
import { migratePostgres } from '../../src/db/postgres/open-tables.ts';
import { startPostgres } from './start-postgres.ts';

/** Where a test finds the PostgreSQL of its run. */
export const TEST_POSTGRES = 'TEST_POSTGRES_URL';
/** A database with tables and without rows, to be copied. */
export const TEMPLATE = 'namesake_tables';

/** Around all tests of a project: one PostgreSQL, in which each test makes a database; see `postgres.ts`. */
export async function setup(): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const client = new Client({ connectionString: server.url() });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  await migratePostgres(server.url(TEMPLATE), Date.now());
  process.env[TEST_POSTGRES] = server.url();
  return () => server.remove();
}
