import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type MovedStore, moveStore } from '../../src/moving/move-store.ts';
import { signingKey } from '../../src/proof/receipt-key.ts';
import { openSqliteStorage } from '../../src/stores/open-sqlite.ts';
import { onDatabase, type TestDatabase, testDatabase } from '../support/postgres.ts';
import { MASTER, ProvedStore } from '../support/proved-store.ts';

const NOW_MS = Date.parse('2026-11-23T12:00:00Z');
const trusted = new Set([signingKey(MASTER, 1).id]);

let store: ProvedStore;
let database: TestDatabase;
beforeEach(async () => {
  [store, database] = [await ProvedStore.make(), await testDatabase()];
  store.write(store.screening(), store.event());
  store.write(store.screening(), store.event('token.created', { name: 'Dalvor "\\ {,} \u0001 Ñ 名' }));
  store.write(store.screening());
});
afterEach(async () => {
  await store.close();
  await database.drop();
});

const move = (url = database.url): Promise<MovedStore> =>
  moveStore({ dataDir: store.dir, url, nowMs: NOW_MS, trusted, onProgress: () => {} });
/** A move that ends after everything was copied. */
const interrupted = (): Promise<MovedStore> => {
  const onProgress = (what: string): void => {
    if (what.startsWith('verifying')) throw new Error('interrupted');
  };
  return moveStore({ dataDir: store.dir, url: database.url, nowMs: NOW_MS, trusted, onProgress });
};
const MARK = "select count(*)::int from installation where key = 'unfinished_move'";
const one = async (sql: string): Promise<unknown> => Object.values((await onDatabase(database.url, sql))[0] ?? {})[0];

describe('moving a store into PostgreSQL', () => {
  it('moves every row, and the chain is whole there', async () => {
    const { verified, rows } = await move();
    expect(verified).toMatchObject({ broken: null, entries: 6, screenings: 3, events: 3, segments: 3, unsealed: 0 });
    expect(rows).toBeGreaterThan(12);
  });

  it('notes the move in the log of the new database, and the next start seals it', async () => {
    await move();
    const [event] = await onDatabase(
      database.url,
      "select actor, detail_json from audit_event where action = 'database.moved'",
    );
    expect(event).toMatchObject({ actor: 'operator' });
    expect(JSON.parse(String(event?.['detail_json']))).toMatchObject({ entries: 6, isWhole: true });
    expect(await one('select count(*)::int from ledger')).toBe(7);
  });

  it('puts each screening into the partition of its month', async () => {
    await move();
    expect(await one('select count(*)::int from screening_2023_11')).toBe(3);
    expect(await one('select count(*)::int from screening_other')).toBe(0);
  });

  it('goes on with numbers after those that were moved', async () => {
    await move();
    const insert = "insert into actor (name) values ('token:tok_2') returning id::int";
    expect(await one(insert)).toBe(2);
  });

  it('leaves the old database as it is, which no service opens any more', async () => {
    const before = store.db.prepare('select * from ledger').all();
    await move();
    expect(store.db.prepare('select * from ledger').all()).toEqual(before);
    for (const openFor of ['service', 'command'] as const)
      await expect(openSqliteStorage(store.dir, openFor)).rejects.toThrow(
        /were moved to the database 127\.0\.0\.1:\d+/,
      );
  });

  it('is refused where the database holds records already, and changes nothing', async () => {
    await move();
    const ledger = await one('select count(*)::int from ledger');
    await expect(move()).rejects.toThrow(/holds records already/);
    expect(await one('select count(*)::int from ledger')).toBe(ledger);
  });

  it('goes on where it was interrupted', async () => {
    await expect(interrupted()).rejects.toThrow('interrupted');
    expect(existsSync(join(store.dir, 'moved-to-postgres.json'))).toBe(false);
    expect(await one(MARK)).toBe(1);
    expect((await move()).verified).toMatchObject({ broken: null, entries: 6 });
    expect(await one(MARK)).toBe(0);
  });

  it('does not go on where either database has changed since it was interrupted', async () => {
    await expect(interrupted()).rejects.toThrow('interrupted');
    await onDatabase(database.url, "update actor set name = 'token:tok_9'");
    await expect(move()).rejects.toThrow(/another store, or the store has changed/);
    await onDatabase(database.url, "update actor set name = 'token:tok_1'");
    store.write(store.screening());
    await expect(move()).rejects.toThrow(/another store, or the store has changed/);
  });

  it('leaves nothing where a value cannot be stored', async () => {
    store.db.prepare("update actor set name = 'a' || char(0) || 'b'").run();
    await expect(move()).rejects.toThrow(/A row of the table "actor" cannot be stored in PostgreSQL \(22021\)/);
    expect(await one('select count(*)::int from context')).toBe(0);
    expect(existsSync(join(store.dir, 'moved-to-postgres.json'))).toBe(false);
  });

  it('is refused where the tables are of another version', async () => {
    store.db.prepare("delete from kysely_migration where name = '0018-retention'").run();
    await expect(move()).rejects.toThrow(/not those of this version/);
  });

  it('never tells the password of the database', async () => {
    const url = new URL(database.url);
    url.pathname = '/not_there';
    url.password = 'a-password-that-nobody-knows';
    const error = await move(url.href).catch((thrown: unknown) => thrown);
    expect(String(error)).toContain('cannot be reached');
    expect(String(error)).not.toContain('a-password');
  });
});
