import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { TEMPLATE, TEST_POSTGRES } from './postgres-for-tests.ts';

/** An empty database of a test in the PostgreSQL of the run. */
export type TestDatabase = { readonly url: string; drop(): Promise<void> };

/**
 * Makes one; drop it when done, which ends what is still connected.
 *
 * @param tables whether it already has the tables of the service
 */
export async function testDatabase(tables: 'none' | 'made' = 'none'): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copied file by file in half the time that a log of the copy takes.
  await asAdministrator(
    `create database ${name}${tables === 'made' ? ` template ${TEMPLATE} strategy file_copy` : ''}`,
  );
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => asAdministrator(`drop database ${name} with (force)`) };
}

/** Runs one statement on a database of tests. */
export async function onDatabase(url: string, sql: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function asAdministrator(sql: string): Promise<void> {
  await onDatabase(serverUrl(), sql);
}

function serverUrl(): string {
  const url = process.env[TEST_POSTGRES];
  if (url === undefined) throw new Error('There is no PostgreSQL: postgres-for-tests.ts is not in globalSetup.');
  return url;
}
