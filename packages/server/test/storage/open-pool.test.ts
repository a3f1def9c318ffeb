import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openPool } from '../../src/db/postgres-server/connect.ts';
import { type TestDatabase, testDatabase } from '../support/postgres.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.drop());

it('a connection that the server ends while its pool closes it ends no process', async () => {
  const pool = openPool(database.url, { max: 1 });
  const client = await pool.connect();
  client.release();
  const closed = pool.end();
  // What the server says last reaches a client that its pool has let go.
  const heard = client instanceof EventEmitter && client.emit('error', new Error('terminating connection'));
  await closed;
  expect(heard).toBe(true);
});
