import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { AuditEvent } from '../../src/db/ledger/audit-log.ts';
import type { ApiToken } from '../../src/modules/access/store/token-store.ts';
import type { User } from '../../src/modules/access/store/user-store.ts';
import type { Storage } from '../../src/stores/storage.ts';
import { DIALECTS, type TestStore } from '../support/dialects.ts';
import { useStorage } from '../support/use-storage.ts';

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

describe.each(DIALECTS)('storage on $name', ({ make }) => {
  let storage: Storage;
  let store: TestStore;
  useStorage(make, (opened, place) => {
    [storage, store] = [opened, place];
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
});
