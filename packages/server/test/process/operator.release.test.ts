import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqliteStorage } from '../../src/stores/open-sqlite.ts';
import { INVENTED_UN_LIST } from '../support/invented-un-list.ts';
import { runCommand, type SpawnedService, spawnService } from '../support/spawn-service.ts';

let dataDir: string;
let service: SpawnedService | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'namesake-process-'));
});
afterEach(async () => {
  await service?.end('SIGKILL').catch(() => undefined);
  service = undefined;
  await rm(dataDir, { recursive: true });
});

const createToken = async (): Promise<string> =>
  (await runCommand(['tokens', 'create', '--name', 'test', '--data', dataDir])).stdout.trim();

const headersOf = (token: string) => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' });

const search = async (url: string, token: string, searchText: string): Promise<Response> =>
  fetch(`${url}/api/v1/search`, { method: 'POST', headers: headersOf(token), body: JSON.stringify({ searchText }) });

describe('a password that is lost', () => {
  it('is replaced while the service runs: the old one and its sessions end at once', async () => {
    service = await spawnService(dataDir);
    const { url } = service;
    const send = (path: string, body: unknown) =>
      fetch(url + path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      });
    const link = await runCommand(['users', 'setup-link', '--port', new URL(url).port, '--data', dataDir]);
    expect(link.stdout).toMatch(new RegExp(`^${url}/setup#token=[\\w-]{32}\n$`));
    const [, oneTimeToken = ''] = /#token=([\w-]+)/.exec(link.stdout) ?? [];
    expect(service.log()).not.toContain('#token=');
    const old = 'seven quiet lanterns';
    const made = await send('/api/v1/setup', { oneTimeToken, username: 'Ada', password: old });
    const cookie = made.headers.get('set-cookie')?.split(';')[0] ?? '';
    const session = async () => (await fetch(`${url}/api/v1/session`, { headers: { cookie } })).status;
    expect(await session()).toBe(200);
    const again = await runCommand(['users', 'setup-link', '--data', dataDir]);
    expect([again.code, again.stderr]).toEqual([2, expect.stringContaining('There is an administrator already')]);
    expect((await runCommand(['users', 'list', '--data', dataDir])).stdout).toMatch(
      /^usr_\w+ {2}admin {2}since .* {2}Ada\n$/,
    );
    const resetTo = (password: string) =>
      runCommand(['users', 'reset-password', '--name', 'ada', '--data', dataDir], `${password}\n`);
    const weak = await resetTo('ada namesake');
    expect([weak.code, weak.stderr]).toEqual([2, expect.stringContaining('easy to guess')]);
    expect((await resetTo('short')).code).toBe(2);
    expect(await session()).toBe(200);
    const renewed = 'four green anchors';
    expect(await resetTo(renewed)).toMatchObject({ code: 0, stdout: '' });
    expect(await session()).toBe(401);
    const logIn = async (password: string) => (await send('/api/v1/session', { username: 'Ada', password })).status;
    expect([await logIn(old), await logIn(renewed)]).toEqual([401, 200]);
    const storage = await openSqliteStorage(dataDir);
    const events = await storage.audit.latest(10);
    await storage.close();
    expect(events.map(({ action, actor }) => [action, actor])).toContainEqual(['user.password_reset', 'operator']);
    expect(JSON.stringify(events)).not.toContain(renewed);
  });

  it('of somebody unknown is refused by name', async () => {
    const { code, stderr } = await runCommand(['users', 'reset-password', '--name', 'Bob', '--data', dataDir]);
    expect([code, stderr]).toEqual([2, expect.stringContaining('There is no user "Bob"')]);
  });
});

describe('people, by the operator', () => {
  it('are unlocked and invited while the service runs', async () => {
    service = await spawnService(dataDir);
    const { url } = service;
    const post = (path: string, body: unknown) =>
      fetch(url + path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      });
    const [, oneTimeToken = ''] = /#token=([\w-]+)/.exec(service.said()) ?? [];
    const password = 'seven quiet lanterns';
    await post('/api/v1/setup', { oneTimeToken, username: 'Ada', password });
    const logIn = async (secret: string) =>
      (await post('/api/v1/session', { username: 'Ada', password: secret })).status;
    for (let n = 0; n < 9; n++) await logIn('not the password');
    const users = (...args: string[]) => runCommand(['users', ...args, '--data', dataDir]);
    expect((await users('unlock', 'ada')).stdout).toBe('Ada may log in again at once\n');
    expect(await logIn(password)).toBe(200);
    expect((await users('unlock', '--name', 'Ada')).stdout).toBe('Ada did not have to wait\n');
    const invited = await users('invite', '--name', 'Ben', '--role', 'analyst');
    expect(invited.stdout).toMatch(/^http:\/\/\S+\/invitation#token=[\w-]{32}&name=Ben\n$/);
    const [, token = ''] = /token=([\w-]+)/.exec(invited.stdout) ?? [];
    expect((await post('/api/v1/session/invitation', { oneTimeToken: token, password })).status).toBe(201);
    expect((await users('list')).stdout).toMatch(/ {2}analyst {2}since .* {2}Ben\n$/);
    for (const [args, told] of [
      [['invite', '--name', 'Ben', '--role', 'analyst'], '"Ben" has an account'],
      [['invite', '--name', 'Cleo', '--role', 'boss'], 'admin, manager, analyst'],
      [['unlock'], 'namesake users unlock admin'],
      [['unlock', 'Nobody'], 'There is no user "Nobody"'],
    ] as const)
      expect(await users(...args)).toMatchObject({ code: 2, stderr: expect.stringContaining(told) });
  });
});

describe('second factors that were lost', () => {
  it('are reset by the operator while the service runs, and the password alone logs in again', async () => {
    service = await spawnService(dataDir);
    const { url } = service;
    const post = (path: string, body: unknown) =>
      fetch(`${url}/api/v1${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      });
    const [, oneTimeToken = ''] = /#token=([\w-]+)/.exec(service.said()) ?? [];
    const password = 'seven quiet lanterns';
    await post('/setup', { oneTimeToken, username: 'Ada', password });
    const storage = await openSqliteStorage(dataDir);
    const userId = (await storage.users.findByName('Ada'))?.id ?? '';
    const event = { at: Date.now(), actor: '', action: 'test', target: userId, detail: {}, requestId: '' };
    await storage.factors.startTotp({ userId, sealed: Buffer.from('x'), createdAt: event.at }, event);
    await storage.factors.confirmTotp(userId, 1, [], { kept: Buffer.alloc(32), event });
    const logIn = async () => (await post('/session', { username: 'Ada', password })).status;
    expect(await logIn()).toBe(202);
    const reset = () => runCommand(['users', 'reset-factors', 'ada', '--data', dataDir]);
    expect((await reset()).stdout).toBe('Ada logs in with the password alone now\n');
    expect(await logIn()).toBe(200);
    expect((await reset()).stdout).toBe('Ada has no second factor\n');
    const told = (await storage.audit.latest(10)).filter(({ action }) => action === 'user.factors_reset');
    await storage.close();
    expect(told).toMatchObject([{ actor: 'operator', target: userId, detail: { totp: true, passkeys: 0 } }]);
  });
});

describe('a list file that vanished while the service was stopped', () => {
  it('is missed, until the operator accepts that with a reason', async () => {
    const lists = await mkdtemp(join(tmpdir(), 'namesake-vanished-'));
    await writeFile(join(lists, 'consolidated.xml'), INVENTED_UN_LIST);
    await writeFile(
      join(lists, 'vip.ftm.json'),
      '{"id":"v","schema":"Person","properties":{"name":["Tesmond Quillaby"]}}\n',
    );
    const start = async (...args: readonly string[]) => {
      service = await spawnService(dataDir, ['--lists', lists, ...args]);
      return service;
    };
    const token = await createToken();
    const ask = async ({ url, end, said }: SpawnedService) => {
      const answer = await search(url, token, 'Somebody Else');
      const state = await fetch(`${url}/api/v1/lists`, { headers: headersOf(token) });
      const { complete, noLongerRequired }: Record<string, unknown> = JSON.parse(await state.text());
      await end('SIGTERM');
      return { status: answer.status, complete, noLongerRequired, said: said() };
    };
    expect(await ask(await start())).toMatchObject({ status: 200, complete: true, noLongerRequired: [] });
    await rm(join(lists, 'vip.ftm.json'));
    const missed = await ask(await start());
    expect(missed).toMatchObject({ status: 503, complete: false });
    expect(missed.said).toContain('warning: vip is required and missing');
    const reason = 'the private list was retired';
    const accepted = await ask(await start('--accept-lists', reason));
    expect(accepted).toMatchObject({ status: 200, complete: true, noLongerRequired: [{ id: 'vip', text: reason }] });
    const later = await ask(await start());
    expect(later).toMatchObject({ status: 200, complete: true, noLongerRequired: [{ id: 'vip', text: reason }] });
    expect(later.said).toMatch(/note: vip is no longer required, accepted on [\d-]+ \(the private list was retired\)/);
    service = undefined;
    await rm(lists, { recursive: true });
  });
});
