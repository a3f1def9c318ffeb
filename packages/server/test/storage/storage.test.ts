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
import type { ActivatedVersion } from '../../src/lists/store/list-version.ts';
import type { ApiToken } from '../../src/modules/access/store/token-store.ts';
import type { User } from '../../src/modules/access/store/user-store.ts';
import { openSqliteStorage } from '../../src/stores/open-sqlite.ts';
import type { Storage } from '../../src/stores/storage.ts';
import { anyEvent } from '../support/any-event.ts';
import { DIALECTS, type TestStore } from '../support/dialects.ts';

const token: ApiToken = {
  id: 'tok_1',
  name: 'payments',
  hint: 'nsk_live_abcd',
  scopes: ['search:write', 'lists:read'],
  createdAt: 1_000,
  createdBy: 'user:usr_1',
  expiresAt: 2_000,
  lastUsedAt: null,
  revokedAt: null,
  owner: null,
  parent: null,
  policies: [],
  addresses: ['203.0.113.7', '2001:db8::/48'],
  replaces: null,
  replacedBy: null,
};
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

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'namesake-storage-'));
});
afterEach(async () => {
  await rm(dir, { recursive: true });
});

describe.each(DIALECTS)('storage on $name', ({ make }) => {
  let storage: Storage;
  let store: TestStore;
  beforeEach(async () => {
    store = await make(dir);
    storage = await store.open();
  });
  afterEach(async () => {
    await storage.close();
    await store.remove();
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

  const WHO = { name: 'Velashko', entityType: 'person' } as const;

  describe('versions of lists', () => {
    const version = (list: string, digit: string, changes: ActivatedVersion['changes'] = null): ActivatedVersion => ({
      list,
      sha256: digit.repeat(64),
      content: digit.repeat(64),
      version: '1',
      publishedAt: '2026-01-01T00:00:00.000Z',
      checkedAt: 5,
      records: 2,
      rejected: 0,
      held: [],
      bytes: 100,
      fileName: 'list.xml',
      changes,
    });
    const searchedAt = async (atMs: number) =>
      (await storage.listVersions.activeAt(atMs)).map(({ list, version: at }) => [list, at?.sha256[0] ?? null]);

    it('know what was searched at any moment, also after opening again', async () => {
      const { listVersions } = storage;
      await listVersions.activate([version('a', '1'), version('b', '2')], [], 10);
      await listVersions.activate([version('a', '3')], ['b'], 20);
      await listVersions.activate([version('a', '1')], ['b'], 30);
      await storage.close();
      storage = await store.open();
      expect(await searchedAt(9)).toEqual([]);
      expect(await searchedAt(10)).toEqual([
        ['a', '1'],
        ['b', '2'],
      ]);
      expect(await searchedAt(29)).toEqual([
        ['a', '3'],
        ['b', null],
      ]);
      expect((await storage.listVersions.active()).map(({ list, sha256 }) => [list, sha256[0]])).toEqual([['a', '1']]);
    });

    it('are one row each, however often they are searched again, and keep when that began', async () => {
      const { listVersions } = storage;
      for (const atMs of [10, 20]) await listVersions.activate([version('a', '1')], [], atMs);
      await listVersions.activate([version('a', '2')], [], 30);
      const all = await listVersions.list('a', 10);
      expect(all.map(({ sha256, acceptedAt, active }) => [sha256[0], acceptedAt, active])).toEqual([
        ['2', 30, true],
        ['1', 10, false],
      ]);
      expect(await listVersions.list('a', 10, all[0]?.seq)).toHaveLength(1);
      expect((await listVersions.first('a'))?.acceptedAt).toBe(10);
      expect(await listVersions.find('a', '22')).toHaveLength(1);
      expect(await listVersions.find('b', '22')).toEqual([]);
    });

    it('tell what happened to a listing, and count it', async () => {
      const { listVersions } = storage;
      const changes = [
        { listing: 'a:1', change: 'changed', fields: ['names'], ...WHO },
        { listing: "a:it's", change: 'added', fields: [], ...WHO },
      ] as const;
      await listVersions.activate([version('a', '1')], [], 10);
      for (const atMs of [20, 21]) await listVersions.activate([version('a', '2', changes)], [], atMs);
      const events = changes.map(({ listing, change, fields }) => ({ listing, change, fields, at: 20 }));
      expect(await listVersions.events(['a:1', "a:it's"])).toMatchObject([
        { ...events[0], version: { counts: { added: 1, changed: 1, removed: 0 } } },
        { ...events[1] },
      ]);
      expect(await listVersions.events([])).toEqual([]);
    });

    it('tell who left a list and did not come back, the latest first', async () => {
      const { listVersions } = storage;
      const became = (listing: string, change: 'added' | 'changed' | 'removed', fields: readonly string[] = []) => ({
        listing,
        change,
        fields,
        name: `Who ${listing}`,
        entityType: 'vessel' as const,
      });
      const activate = (list: string, hash: string, atMs: number, ...changes: readonly ReturnType<typeof became>[]) =>
        listVersions.activate([version(list, hash, changes)], [], atMs);
      await activate('a', '1', 10);
      await activate(
        'a',
        '2',
        20,
        became('a:2', 'removed'),
        became('a:1', 'removed', ['status']),
        became('a:3', 'removed'),
      );
      await activate('b', '3', 30, became('b:1', 'removed'));
      await activate(
        'a',
        '4',
        40,
        became('a:3', 'added'),
        became('a:1', 'changed', ['names']),
        became('a:4', 'removed'),
      );
      await activate('a', '5', 50, became('a:5', 'changed', ['names']));
      const vessel = 'vessel';
      expect(await listVersions.delisted('a')).toEqual([
        { listing: 'a:4', name: 'Who a:4', entityType: vessel, inFile: false, at: 40 },
        { listing: 'a:1', name: 'Who a:1', entityType: vessel, inFile: true, at: 20 },
        { listing: 'a:2', name: 'Who a:2', entityType: vessel, inFile: false, at: 20 },
      ]);
      expect(await listVersions.delisted('c')).toEqual([]);
    });

    it('lose only contents that no version searched since has', async () => {
      const { listVersions } = storage;
      await listVersions.activate([version('a', '1')], [], 10);
      await listVersions.activate([version('a', '2')], [], 20);
      expect(await listVersions.expired(20)).toEqual([]);
      expect(await listVersions.expired(21)).toEqual(['1'.repeat(64)]);
      expect(await listVersions.expired(Number.MAX_SAFE_INTEGER)).toEqual(['1'.repeat(64)]);
      await listVersions.drop('1'.repeat(64));
      expect(await listVersions.contents()).toEqual(['2'.repeat(64)]);
      expect((await listVersions.list('a', 10)).map(({ kept }) => kept)).toEqual([true, false]);
    });
  });

  it('interns equal contexts once, also when asked at the same time and by another opener', async () => {
    const ids = await Promise.all([1, 2, 3].map(() => storage.screenings.internContext(context)));
    const second = await store.open();
    expect(new Set([...ids, await second.screenings.internContext(context)]).size).toBe(1);
    expect(await second.screenings.internContext('{}')).not.toBe(ids[0]);
    await second.close();
  });

  it('finds a token by its hash and by its id, as it was created', async () => {
    const hash = randomBytes(32);
    await storage.tokens.create(token, hash, event);
    expect(await storage.tokens.findByHash(hash)).toEqual(token);
    expect(await storage.tokens.find('tok_1')).toEqual(token);
    expect(await storage.tokens.findByHash(randomBytes(32))).toBeUndefined();
  });

  it('lists tokens newest first', async () => {
    await storage.tokens.create(token, randomBytes(32), event);
    await storage.tokens.create({ ...token, id: 'tok_2', createdAt: 1_001 }, randomBytes(32), event);
    expect((await storage.tokens.list()).map(({ id }) => id)).toEqual(['tok_2', 'tok_1']);
  });

  it('revokes a token once, and another opener sees it at its next look', async () => {
    const hash = randomBytes(32);
    await storage.tokens.create(token, hash, event);
    const second = await store.open();
    expect((await second.tokens.findByHash(hash))?.revokedAt).toBeNull();
    expect(await second.tokens.state(token.id)).toMatchObject({ revokedAt: null });
    expect(await second.tokens.state('tok_unknown')).toBeUndefined();
    expect(await storage.tokens.revoke('tok_1', event)).toBe(true);
    expect(await storage.tokens.revoke('tok_1', { ...event, at: 78 })).toBe(false);
    expect((await second.tokens.findByHash(hash))?.revokedAt).toBe(event.at);
    expect(await second.tokens.state(token.id)).toMatchObject({ revokedAt: event.at });
    await second.close();
  });

  it('records that a token was created and revoked with the change itself, and each once', async () => {
    await storage.tokens.create(token, randomBytes(32), { ...event, action: 'token.created' });
    await expect(storage.tokens.create(token, randomBytes(32), event)).rejects.toThrow();
    await storage.tokens.revoke('tok_1', { ...event, action: 'token.revoked' });
    await storage.tokens.revoke('tok_1', { ...event, action: 'token.revoked', at: 78 });
    expect((await storage.audit.latest(9)).map(({ action }) => action)).toEqual(['token.revoked', 'token.created']);
  });

  it('lets one token take over from another, once, and records it', async () => {
    await storage.tokens.create(token, randomBytes(32), event);
    const successor = { ...token, id: 'tok_2', replaces: 'tok_1', expiresAt: 3_000 };
    const rotation = { oldExpiresAt: 1_500, successor, hash: randomBytes(32) };
    expect(await storage.tokens.rotate(rotation, event)).toBe(true);
    const again = { ...rotation, successor: { ...successor, id: 'tok_3' }, hash: randomBytes(32) };
    expect(await storage.tokens.rotate(again, event)).toBe(false);
    expect(await storage.tokens.find('tok_1')).toEqual({ ...token, expiresAt: 1_500, replacedBy: 'tok_2' });
    expect(await storage.tokens.find('tok_2')).toEqual(successor);
    expect(await storage.tokens.find('tok_3')).toBeUndefined();
    expect(await storage.audit.latest(9)).toHaveLength(2);
  });

  it('tells whether the owner of a token has an account', async () => {
    await storage.tokens.create({ ...token, owner: user.id }, randomBytes(32), event);
    expect(await storage.tokens.state('tok_1')).toMatchObject({ ownerRole: 'inactive' });
    await storage.users.createFirst(user, event);
    expect(await storage.tokens.state('tok_1')).toMatchObject({ ownerRole: user.role });
  });

  it('appends versions of a policy, and keeps them when its name stands for nothing any more', async () => {
    const policy = { name: 'strict', hash: 'sha256:a', body: '{"a":1}', reason: 'why', savedAt: 5, savedBy: 'user:1' };
    expect(await storage.policies.save(policy, anyEvent(5))).toBe(1);
    expect(await storage.policies.save({ ...policy, hash: 'sha256:b', savedAt: 6 }, anyEvent(5))).toBe(2);
    expect(await storage.policies.save({ ...policy, name: 'another' }, anyEvent(5))).toBe(1);
    const second = await store.open();
    expect(await second.policies.find('strict')).toEqual({ ...policy, hash: 'sha256:b', savedAt: 6, version: 2 });
    expect((await second.policies.list()).map(({ name, version }) => [name, version])).toEqual([
      ['another', 1],
      ['strict', 2],
    ]);
    await second.close();
    expect([
      await storage.policies.remove('strict', anyEvent(6)),
      await storage.policies.remove('strict', anyEvent(6)),
    ]).toEqual([true, false]);
    expect(await storage.policies.find('strict')).toBeUndefined();
    expect((await storage.policies.versions('strict')).map(({ version }) => version)).toEqual([2, 1]);
    expect(await storage.policies.save(policy, anyEvent(5))).toBe(3);
    expect(await storage.policies.find('strict')).toEqual({ ...policy, version: 3 });
  });

  it('gives versions of a policy that are saved at once different numbers', async () => {
    const policy = { name: 'strict', body: '{}', reason: 'why', savedAt: 5, savedBy: 'user:1' };
    const numbers = ['a', 'b', 'c'].map((hash) => storage.policies.save({ ...policy, hash }, anyEvent(5)));
    expect((await Promise.all(numbers)).sort()).toEqual([1, 2, 3]);
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
