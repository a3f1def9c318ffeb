import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AuditEvent } from '../../src/db/ledger/audit-log.ts';
import { openConnection } from '../../src/db/sqlite/open-connection.ts';
import { newScreeningId } from '../../src/lib/ids/screening-id.ts';
import type { User } from '../../src/modules/access/store/user-store.ts';
import { openSqliteStorage } from '../../src/stores/open-sqlite.ts';
import type { Storage } from '../../src/stores/storage.ts';
import { DIALECTS, type TestStore } from '../support/dialects.ts';
import { useStorage } from '../support/use-storage.ts';

const user: User = {
  id: 'usr_1',
  name: 'Ada',
  passwordHash: '$argon2id$…',
  role: 'admin',
  createdAt: 5,
  disabledAt: null,
  lastLoginAt: null,
};
const event: AuditEvent = { at: 9, actor: 'user:usr_1', action: 'test.done', target: '', detail: {}, requestId: '' };
const context = JSON.stringify({ lists: [{ id: 'list', sha256: randomBytes(32).toString('hex') }] });

describe.each(DIALECTS)('storage on $name', ({ make }) => {
  let storage: Storage;
  let store: TestStore;
  useStorage(make, (opened, place) => {
    [storage, store] = [opened, place];
  });

  const screening = async (answer: string) => ({
    id: newScreeningId(1_700_000_000_000),
    contextId: await storage.screenings.internContext(context),
    actor: 'token:tok_1',
    outcome: 'no_match',
    total: 0,
    request: '{"searchText":"Ünï 普京"}',
    answer,
  });

  it('gives a screening back byte for byte', async () => {
    const written = await screening('{"b":1.0e-7,"a":"\\n \\u2028","9":[],"1":{}}');
    await storage.screenings.record(written);
    const { contextId: _, ...expected } = written;
    expect(await storage.screenings.find(written.id)).toEqual({ ...expected, context });
  });

  it('knows nothing of an id that was never recorded', async () => {
    expect(await storage.screenings.find(newScreeningId(1))).toBeUndefined();
  });

  it('refuses to record the same id twice and keeps the first', async () => {
    const first = await screening('{"n":1}');
    const other = await screening('{"n":3}');
    await storage.screenings.record(first);
    const results = await Promise.allSettled([
      storage.screenings.record({ ...first, answer: '{"n":2}' }),
      storage.screenings.record(other),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect((await storage.screenings.find(first.id))?.answer).toBe('{"n":1}');
    expect((await storage.screenings.find(other.id))?.answer).toBe('{"n":3}');
  });

  it('interns equal contexts once, also when asked at the same time and by another opener', async () => {
    const ids = await Promise.all([1, 2, 3].map(() => storage.screenings.internContext(context)));
    const second = await store.open();
    expect(new Set([...ids, await second.screenings.internContext(context)]).size).toBe(1);
    expect(await second.screenings.internContext('{}')).not.toBe(ids[0]);
    await second.close();
  });

  it('keeps one set-up link: the last', async () => {
    const [first, second] = [randomBytes(32), randomBytes(32)];
    await storage.setupLinks.replace(first, event);
    await storage.setupLinks.replace(second, event);
    expect(await storage.setupLinks.current()).toEqual(second);
    await storage.users.createFirst(user, event);
    expect(await storage.setupLinks.current()).toBeUndefined();
  });

  it('keeps when the last backup was noted', async () => {
    expect(await storage.installation.lastBackup()).toBeUndefined();
    await storage.installation.noteBackup(1_700_000_000_000);
    await storage.installation.noteBackup(1_700_000_060_000);
    expect(await storage.installation.lastBackup()).toBe(1_700_000_060_000);
  });

  it('keeps the audit log in order', async () => {
    await storage.audit.append({ ...event, action: 'token.created' });
    await storage.audit.append({ ...event, action: 'token.revoked', detail: { why: 'lost' } });
    expect((await storage.audit.latest(10)).map(({ action }) => action)).toEqual(['token.revoked', 'token.created']);
  });

  it('commits all that was asked before it closes, and refuses what comes later', async () => {
    const writes = await Promise.all(Array.from({ length: 300 }, (_, n) => screening(`{"n":${n}}`)));
    const recorded = Promise.all(writes.map((write) => storage.screenings.record(write)));
    await storage.close();
    await recorded;
    await expect(storage.setupLinks.replace(randomBytes(32), event)).rejects.toThrow('closed');
    const reopened = await store.open();
    expect(await reopened.screenings.find(writes[299]?.id ?? Buffer.alloc(16))).toMatchObject({ answer: '{"n":299}' });
    await reopened.close();
  });
});

describe('SQLite', () => {
  let dir: string;
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'namesake-storage-'));
  });
  afterEach(async () => {
    await rm(dir, { recursive: true });
  });

  it('promises durability on every connection, also after reopening', async () => {
    for (const _ of [1, 2, 3]) {
      const connection = openConnection(join(dir, 'namesake.db'));
      expect(connection.pragma('synchronous', { simple: true })).toBe(2);
      expect(connection.pragma('journal_mode', { simple: true })).toBe('wal');
      connection.close();
    }
  });

  it('keeps the database from other people', async () => {
    const storage = await openSqliteStorage(dir);
    await storage.close();
    expect(statSync(join(dir, 'namesake.db')).mode & 0o077).toBe(0);
  });

  it('waits for another process that writes, instead of failing', async () => {
    const storage = await openSqliteStorage(dir);
    const other = new Database(join(dir, 'namesake.db'));
    other.exec('begin immediate');
    const write = storage.setupLinks.replace(randomBytes(32), event);
    const early = await Promise.race([
      write.then(() => 'written'),
      new Promise((done) => setImmediate(done, 'waiting')),
    ]);
    other.exec('commit');
    await write;
    expect(early).toBe('waiting');
    other.close();
    await storage.close();
  });
});
