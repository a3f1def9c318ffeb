import { Client } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migratePostgres } from '../../src/db/postgres/open-tables.ts';
import { vacuumDead } from '../../src/stores/open-postgres.ts';
import { onDatabase, type TestDatabase, testDatabase } from '../support/postgres.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
  await migratePostgres(database.url, Date.now());
});
afterEach(() => database.drop());

it('says whether deleted rows are gone, or must stay for a transaction that is still open', async () => {
  await onDatabase(
    database.url,
    `insert into audit_event (at, actor, action, target, detail_json, request_id)
     select n, 'user:usr_1', 'a', '', '{}', '' from generate_series(1, 5) n`,
  );
  const reader = new Client({ connectionString: database.url });
  await reader.connect();
  await reader.query('begin isolation level repeatable read');
  await reader.query('select 1 from audit_event');
  await onDatabase(database.url, 'delete from audit_event');
  expect(await vacuumDead(database.url)).toBe(false);
  await reader.query('commit');
  await reader.end();
  expect(await vacuumDead(database.url)).toBe(true);
  const [{ bytes } = {}] = await onDatabase(database.url, "select pg_relation_size('audit_event')::int as bytes");
  expect(bytes).toBe(0);
});
