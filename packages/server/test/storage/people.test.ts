import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Storage } from '../../src/stores/storage.ts';

const ada: User = {
  id: 'usr_ada',
  name: 'Ada',
  passwordHash: '$argon2id$…',
  role: 'admin',
  createdAt: 5,
  disabledAt: null,
  lastLoginAt: null,
};
const ben: Invitation = {
  id: 'inv_ben',
  hash: randomBytes(32),
  name: 'Ben',
  role: 'admin',
  createdAt: 10,
  createdBy: 'user:usr_ada',
  expiresAt: 100,
};
const session: Session = {
  hash: randomBytes(32),
  id: 'ses_1',
  userId: 'usr_ada',
  createdAt: 10,
  lastSeenAt: 10,
  expiresAt: 1_000,
  address: '203.0.113.7',
  browser: 'a browser',
};

import type { AuditEvent } from '../../src/db/ledger/audit-log.ts';
import type { Invitation } from '../../src/modules/access/store/one-time-link-store.ts';
import type { Session } from '../../src/modules/access/store/session-store.ts';
import type { User } from '../../src/modules/access/store/user-store.ts';
import { DIALECTS, type TestStore } from '../support/dialects.ts';
import { useStorage } from '../support/use-storage.ts';

const event = (action: string, at = 20): AuditEvent => ({
  at,
  actor: 'user:usr_ada',
  action,
  target: '',
  detail: {},
  requestId: '',
});
const account = { id: 'usr_ben', passwordHash: '$argon2id$…' };

describe.each(DIALECTS)('people on $name', ({ make }) => {
  let storage: Storage;
  let store: TestStore;
  useStorage(make, (opened, place) => {
    [storage, store] = [opened, place];
  });

  /** What the audit log tells, the oldest first. */
  const told = async (): Promise<readonly string[]> =>
    (await storage.audit.latest(50)).map(({ action }) => action).reverse();
  const twoAdmins = async (): Promise<void> => {
    await storage.users.createFirst(ada, event('setup'));
    await storage.invitations.create(ben, event('invited'));
    await storage.invitations.accept(ben.hash, account, event('created'));
  };

  it('creates the first user once, however many try, and records only that one', async () => {
    expect(await storage.users.any()).toBe(false);
    const results = await Promise.all([
      storage.users.createFirst(ada, event('first')),
      storage.users.createFirst({ ...ada, id: 'usr_eve', name: 'Eve' }, event('second')),
    ]);
    expect(results).toEqual([true, false]);
    expect(await storage.users.findByName(' ADA')).toEqual(ada);
    expect(await storage.users.findByName('Eve')).toBeUndefined();
    expect(await storage.users.any()).toBe(true);
    expect(await told()).toEqual(['first']);
  });

  it('gives an account to one of two who accept at once', async () => {
    await storage.users.createFirst(ada, event('setup'));
    await storage.invitations.create(ben, event('invited'));
    const results = await Promise.all([
      storage.invitations.accept(ben.hash, account, event('first')),
      storage.invitations.accept(ben.hash, { ...account, id: 'usr_other' }, event('second')),
    ]);
    expect(results).toEqual([true, false]);
    expect((await storage.users.list()).map(({ id, name, role }) => [id, name, role])).toEqual([
      ['usr_ada', 'Ada', 'admin'],
      ['usr_ben', 'Ben', 'admin'],
    ]);
    expect(await storage.invitations.list()).toEqual([]);
    expect(await told()).toEqual(['setup', 'invited', 'first']);
  });

  it('offers a name once, and again when the offer has expired or was withdrawn', async () => {
    await storage.users.createFirst(ada, event('setup'));
    const again = { ...ben, id: 'inv_2', hash: randomBytes(32), name: ' BEN', createdAt: 99 };
    expect(await storage.invitations.create({ ...ben, name: 'ada' }, event('taken'))).toBe(false);
    expect(await storage.invitations.create(ben, event('invited'))).toBe(true);
    expect(await storage.invitations.create(again, event('twice'))).toBe(false);
    expect(await storage.invitations.create({ ...again, createdAt: 100 }, event('expired'))).toBe(true);
    expect(await storage.invitations.remove('inv_2', event('withdrawn'))).toBe(true);
    expect(await storage.invitations.remove('inv_2', event('gone'))).toBe(false);
    expect(await storage.invitations.create(ben, event('anew'))).toBe(true);
    expect(await told()).toEqual(['setup', 'invited', 'expired', 'withdrawn', 'anew']);
  });

  it('opens no expired invitation', async () => {
    await storage.invitations.create(ben, event('invited'));
    expect(await storage.invitations.accept(ben.hash, account, event('late', 100))).toBe(false);
    expect(await storage.users.any()).toBe(false);
  });

  it('keeps one active administrator, also of two who disable each other at once', async () => {
    await twoAdmins();
    const disable = { role: 'admin', disabledAt: 30 } as const;
    const results = await Promise.all([
      storage.users.update('usr_ada', disable, event('ada disabled')),
      storage.users.update('usr_ben', { role: 'analyst', disabledAt: null }, event('ben demoted')),
    ]);
    expect(results).toEqual([true, false]);
    expect(await storage.users.update('usr_ben', disable, event('ben disabled'))).toBe(false);
    expect(await storage.users.update('usr_ada', { ...disable, disabledAt: null }, event('enabled'))).toBe(true);
    expect(await storage.users.update('usr_ben', { role: 'analyst', disabledAt: null }, event('demoted'))).toBe(true);
    expect((await told()).slice(3)).toEqual(['ada disabled', 'enabled', 'demoted']);
  });

  it('ends the sessions of whom it disables', async () => {
    await twoAdmins();
    await storage.sessions.create(session, undefined, { nowMs: 10, idleSinceMs: 0 }, event('in'));
    await storage.users.update('usr_ada', { role: 'admin', disabledAt: 30 }, event('disabled'));
    expect(await storage.sessions.find(session.hash)).toBeUndefined();
  });

  it('begins a session in place of another, and removes those that are over', async () => {
    await storage.users.createFirst(ada, event('setup'));
    const of = (id: string, times: Partial<Session>): Session => ({ ...session, id, hash: randomBytes(32), ...times });
    const [past, idle, replaced, other] = [
      of('past', { expiresAt: 50 }),
      of('idle', { lastSeenAt: 20 }),
      of('replaced', { lastSeenAt: 40 }),
      of('other', { lastSeenAt: 41 }),
    ];
    for (const one of [past, idle, replaced, other])
      await storage.sessions.create(one, undefined, { nowMs: 10, idleSinceMs: 0 }, event('in'));
    const made = of('made', { createdAt: 50, lastSeenAt: 50 });
    await storage.sessions.create(made, replaced.hash, { nowMs: 50, idleSinceMs: 20 }, event('in'));
    expect((await storage.sessions.listOf('usr_ada')).map(({ id }) => id)).toEqual(['made', 'other']);
    expect((await storage.users.find('usr_ada'))?.lastLoginAt).toBe(50);
  });

  it('notes the use of a session at most so often, and ends it for its own user only', async () => {
    await twoAdmins();
    await storage.sessions.create(session, undefined, { nowMs: 10, idleSinceMs: 0 }, event('in'));
    await storage.sessions.touch(session.hash, 60, 5);
    expect((await storage.sessions.find(session.hash))?.lastSeenAt).toBe(10);
    await storage.sessions.touch(session.hash, 70, 10);
    expect((await storage.sessions.find(session.hash))?.lastSeenAt).toBe(70);
    expect(await storage.sessions.remove('usr_ben', 'ses_1', event('not his'))).toBe(false);
    expect(await storage.sessions.remove('usr_ada', 'ses_1', event('ended'))).toBe(true);
    expect((await told()).slice(-1)).toEqual(['ended']);
  });

  it('sets a password and ends all sessions but the one kept', async () => {
    await storage.users.createFirst(ada, event('setup'));
    const other = { ...session, id: 'ses_2', hash: randomBytes(32) };
    for (const one of [session, other])
      await storage.sessions.create(one, undefined, { nowMs: 10, idleSinceMs: 0 }, event('in'));
    expect(await storage.users.setPassword('usr_ada', 'new', session.hash, event('changed'))).toBe(true);
    expect((await storage.sessions.listOf('usr_ada')).map(({ id }) => id)).toEqual(['ses_1']);
    expect(await storage.users.setPassword('usr_ada', 'newer', undefined, event('reset'))).toBe(true);
    expect(await storage.sessions.listOf('usr_ada')).toEqual([]);
    expect(await storage.users.setPassword('usr_none', 'x', undefined, event('nobody'))).toBe(false);
    expect((await told()).slice(-1)).toEqual(['reset']);
  });

  describe('attempts to log in', () => {
    const key = { key: 'user:usr_ada', free: 5 };
    const many = (count: number, nowMs: number) =>
      Promise.all(Array.from({ length: count }, () => storage.loginAttempts.take(key, nowMs)));

    /** Attempts with names that nobody has: `name:1` at 1001 and so on. */
    const fill = (count: number): Promise<void> =>
      store.change(
        `with recursive name(n) as (select 1 union all select n + 1 from name where n < ${count})
         insert into login_attempt select 'name:' || n, 1, 1000 + n, 1000 + n from name`,
      );

    it('at the same time are no more than are free', async () => {
      expect((await many(20, 1_000)).filter(Boolean)).toHaveLength(5);
      expect(await storage.loginAttempts.blockedUntil(key.key)).toBe(2_000);
    });

    it('double the wait beyond the free ones, up to a quarter of an hour', async () => {
      const waits: number[] = [];
      let nowMs = 1_000;
      for (let n = 0; n < 20; n++) {
        expect(await storage.loginAttempts.take(key, nowMs)).toBe(true);
        const until = (await storage.loginAttempts.blockedUntil(key.key)) ?? 0;
        waits.push(until - nowMs);
        nowMs = until;
      }
      expect(waits.slice(0, 7)).toEqual([0, 0, 0, 0, 1_000, 2_000, 4_000]);
      expect(waits.slice(13).every((wait) => wait === 512_000 || wait === 900_000)).toBe(true);
      expect(await storage.loginAttempts.take(key, nowMs - 1)).toBe(false);
      expect([...(await storage.loginAttempts.blocked(nowMs - 1)).keys()]).toEqual([key.key]);
    });

    it('are forgotten after a success, an unlock and a day', async () => {
      await many(5, 1_000);
      await storage.loginAttempts.succeed(key.key);
      expect((await many(6, 1_000)).filter(Boolean)).toHaveLength(5);
      expect(await storage.loginAttempts.unlock(key.key, event('unlocked'))).toBe(true);
      expect(await storage.loginAttempts.unlock(key.key, event('no need'))).toBe(false);
      expect((await many(6, 1_000)).filter(Boolean)).toHaveLength(5);
      expect((await many(6, 1_000 + 86_400_000)).filter(Boolean)).toHaveLength(5);
      expect(await told()).toEqual(['unlocked']);
    });

    it('are forgotten one by one as time passes, so that seldom ones never add up', async () => {
      for (let n = 0; n < 100; n++) expect(await storage.loginAttempts.take(key, n * 11 * 60_000)).toBe(true);
      expect(await storage.loginAttempts.blockedUntil(key.key)).toBe(99 * 11 * 60_000);
      for (let n = 0; n < 4; n++) await storage.loginAttempts.take(key, 99 * 11 * 60_000);
      expect(await storage.loginAttempts.take(key, 99 * 11 * 60_000)).toBe(false);
    });

    it('of every address are forgotten with those of the account', async () => {
      const place = { key: 'address:203.0.113.7', free: 1 };
      for (let n = 0; n < 2; n++) await storage.loginAttempts.take(place, 1_000);
      expect(await storage.loginAttempts.take(place, 1_000)).toBe(false);
      expect(await storage.loginAttempts.unlock(key.key, event('unlocked'))).toBe(true);
      expect(await storage.loginAttempts.take(place, 1_000)).toBe(true);
    });

    it('of an address are lessened by one success, not forgotten', async () => {
      const place = { key: 'address:203.0.113.7', free: 3 };
      for (let n = 0; n < 3; n++) await storage.loginAttempts.take(place, 1_000);
      await storage.loginAttempts.succeed(key.key, place.key);
      expect(await storage.loginAttempts.take(place, 1_001)).toBe(true);
      expect(await storage.loginAttempts.take(place, 1_001)).toBe(false);
    });

    it('of strangers are kept for the latest ten thousand, those of accounts always', async () => {
      await storage.loginAttempts.take(key, 1);
      await fill(10_001);
      await storage.loginAttempts.take({ key: 'name:latest', free: 5 }, 20_000);
      expect(await storage.loginAttempts.blockedUntil(key.key)).toBe(1);
      const kept = await Promise.all(
        ['name:2', 'name:3', 'name:latest'].map((name) => storage.loginAttempts.blockedUntil(name)),
      );
      expect(kept).toEqual([undefined, 1_003, 20_000]);
    });

    it('do not wait for years where the clock was put back', async () => {
      await many(6, 90_000_000);
      expect(await storage.loginAttempts.take(key, 1_000)).toBe(true);
    });
  });

  describe('somebody whom a provider identifies', () => {
    const identity = { issuer: 'https://login.example', subject: 's-1' };
    const dora = { ...ada, id: 'usr_dora', name: 'Dora', passwordHash: '', role: 'analyst', identity } as const;
    const at = (seconds: number) => event('user.created', seconds);

    it('gets an account once there is one with a password, and is found by issuer and subject together', async () => {
      expect(await storage.users.createIdentified(dora, at(1))).toBe(false);
      await storage.users.createFirst(ada, at(1));
      expect(await storage.users.createIdentified(dora, at(2))).toBe(true);
      expect(await storage.users.findByIdentity(identity)).toEqual(dora);
      expect(await storage.users.findByIdentity({ ...identity, issuer: 'https://other.example' })).toBeUndefined();
      expect(await storage.users.findByIdentity({ ...identity, subject: 'S-1' })).toBeUndefined();
      expect(await storage.users.find('usr_ada')).toEqual(ada);
    });

    it('gets no second account, and no name that somebody has or was offered', async () => {
      await storage.users.createFirst(ada, at(1));
      await storage.invitations.create(ben, at(1));
      const other = { ...dora, identity: { ...identity, subject: 's-2' } };
      for (const name of ['ADA', ' ben'])
        expect(await storage.users.createIdentified({ ...dora, name }, at(2))).toBe(false);
      const both = [dora, { ...dora, id: 'usr_2', name: 'Dora 2' }].map((user) =>
        storage.users.createIdentified(user, at(2)),
      );
      expect((await Promise.all(both)).toSorted()).toEqual([false, true]);
      expect(await storage.users.createIdentified({ ...other, id: 'usr_3' }, at(2))).toBe(false);
      const late = { ...other, id: 'usr_4', name: 'Ben', createdAt: ben.expiresAt };
      expect(await storage.users.createIdentified(late, at(3))).toBe(true);
      expect((await storage.audit.latest(10)).filter(({ at: when }) => when === 2)).toHaveLength(1);
    });

    it('gets no password', async () => {
      await storage.users.createFirst(ada, at(1));
      await storage.users.createIdentified(dora, at(2));
      expect(await storage.users.setPassword(dora.id, '$argon2id$…', undefined, at(3))).toBe(false);
      expect((await storage.users.find(dora.id))?.passwordHash).toBe('');
    });

    it('gets another role while the account is active and another administrator stays', async () => {
      await storage.users.createFirst(ada, at(1));
      await storage.users.createIdentified({ ...dora, role: 'admin' }, at(2));
      const both = [dora.id, ada.id].map((id) => storage.users.setRole(id, 'analyst', at(3)));
      expect((await Promise.all(both)).toSorted()).toEqual([false, true]);
      await storage.users.setRole(ada.id, 'admin', at(4));
      await storage.users.update(dora.id, { role: 'analyst', disabledAt: 5 }, at(5));
      expect(await storage.users.setRole(dora.id, 'admin', at(6))).toBe(false);
      expect(await storage.users.find(dora.id)).toMatchObject({ role: 'analyst', disabledAt: 5 });
    });

    it('loses all sessions at once', async () => {
      await storage.users.createFirst(ada, at(1));
      await storage.sessions.create(session, undefined, { nowMs: 10, idleSinceMs: 0 }, at(2));
      await storage.sessions.removeAll(ada.id, at(3));
      expect(await storage.sessions.listOf(ada.id)).toEqual([]);
    });
  });

  it('let a log-in at a provider come back once, and forget it when it has expired', async () => {
    const hash = randomBytes(32);
    const spend = (nowMs: number) => storage.spentLogins.spend(hash, 100, nowMs);
    expect((await Promise.all([spend(1), spend(1), spend(1)])).filter(Boolean)).toHaveLength(1);
    expect(await spend(99)).toBe(false);
    expect(await spend(100)).toBe(true);
  });
});
