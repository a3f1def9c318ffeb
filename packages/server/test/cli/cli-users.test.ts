import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetPassword } from '../../src/cli/users/access.ts';
import { listUsers } from '../../src/cli/users/people.ts';
import type { User } from '../../src/modules/access/store/user-store.ts';
import { openSqliteStorage } from '../../src/stores/open-sqlite.ts';
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
const event = { at: 5, actor: 'service', action: 'user.created', target: '', detail: {}, requestId: '' };

describe('the operator, of somebody who logs in by single sign-on', () => {
  let dir: string;
  let storage: Storage;
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'namesake-users-'));
    storage = await openSqliteStorage(dir);
    await storage.users.createFirst(ada, event);
    const identity = { issuer: 'https://login.example', subject: 's-1' };
    await storage.users.createIdentified({ ...ada, id: 'usr_dora', name: 'Dora', role: 'analyst', identity }, event);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await storage.close();
    await rm(dir, { recursive: true });
  });

  it('sees how they log in, and cannot give them a password', async () => {
    const written: string[] = [];
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
    await listUsers(storage, false);
    expect(written).toEqual([
      'usr_ada  admin  since 1970-01-01  Ada\n',
      'usr_dora  analyst  since 1970-01-01  single sign-on  Dora\n',
    ]);
    await expect(resetPassword(storage, 'dora')).rejects.toThrow('logs in by single sign-on and has no password');
    expect(written).toHaveLength(2);
  });
});
