import { ENDPOINTS, ROLES } from '@namesake/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSession } from '../../src/modules/access/sessions/sessions.ts';
import { administratorOf, invite, join, PASSWORD, TestBrowser } from '../support/people.ts';
import { type Answer, startService, type TestService } from '../support/test-service.ts';

const DAY_MS = 24 * 3_600_000;

let service: TestService;
let admin: TestBrowser;
beforeEach(async () => {
  service = await startService();
  admin = await administratorOf(service);
});
afterEach(() => service.close());

const codeOf = ({ status, body }: Answer) => [status, body['code']];
const idOf = async (name: string): Promise<string> =>
  (await service.app.storage.users.list()).find((user) => user.name === name)?.id ?? '';
const told = async () => (await service.app.storage.audit.latest(100)).toReversed();
const accept = (browser: TestBrowser, oneTimeToken: string, password = PASSWORD) =>
  browser.send('POST', '/session/invitation', { oneTimeToken, password });

describe('an invitation', () => {
  it('is a link that makes an account with its role, and logs in', async () => {
    const made = await admin.send('POST', '/invitations', { name: ' Ben ', role: 'analyst' });
    expect(made.status).toBe(201);
    const { path } = ENDPOINTS.inviteUser.responses[201].schema.parse(made.body);
    expect(path).toMatch(/^\/invitation#token=[\w-]{32}&name=Ben$/);
    const token = new URLSearchParams(path.split('#')[1]).get('token') ?? '';
    const ben = new TestBrowser(service);
    const accepted = await accept(ben, token);
    expect(accepted.status).toBe(201);
    expect(accepted.body).toMatchObject({ user: { username: 'Ben' }, role: 'analyst', scopes: ROLES.analyst.scopes });
    expect((await ben.get('/session')).body).toMatchObject({ role: 'analyst' });
    expect(codeOf(await accept(new TestBrowser(service), token))).toEqual([403, 'invitation_not_valid']);
    const events = await told();
    expect(events.map(({ action }) => action)).toEqual(expect.arrayContaining(['user.invited', 'user.created']));
    expect(JSON.stringify(events) + service.log.join('')).not.toContain(token);
    expect(JSON.stringify((await admin.get('/users')).body)).not.toContain(token);
  });

  it('that two accept at once gives one account', async () => {
    const token = await invite(admin, 'Ben', 'analyst');
    const answers = await Promise.all([
      accept(new TestBrowser(service), token),
      accept(new TestBrowser(service), token),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 403]);
    expect(await service.app.storage.users.list()).toHaveLength(2);
  });

  it('works for seven days, and not when it was withdrawn', async () => {
    const token = await invite(admin, 'Ben', 'analyst');
    service.clock.nowMs += 7 * DAY_MS;
    await admin.logIn('Ada', PASSWORD);
    expect(codeOf(await accept(new TestBrowser(service), token))).toEqual([403, 'invitation_not_valid']);
    const again = await admin.send('POST', '/invitations', { name: 'Ben', role: 'auditor' });
    const id = String(again.body['id']);
    expect((await admin.send('DELETE', `/invitations/${id}`)).status).toBe(204);
    expect(codeOf(await admin.send('DELETE', `/invitations/${id}`))).toEqual([404, 'invitation_not_found']);
    const other = new URLSearchParams(String(again.body['path']).split('#')[1]).get('token') ?? '';
    expect(codeOf(await accept(new TestBrowser(service), other))).toEqual([403, 'invitation_not_valid']);
  });

  it('is not offered twice, nor for a name that somebody has', async () => {
    await invite(admin, 'Ben', 'analyst');
    for (const name of ['BEN', 'ada'])
      expect(codeOf(await admin.send('POST', '/invitations', { name, role: 'analyst' }))).toEqual([
        409,
        'user_name_taken',
      ]);
  });

  it('is not taken with a password that is easy to guess, and still works then', async () => {
    const token = await invite(admin, 'Ben Tolbrecht', 'analyst');
    const ben = new TestBrowser(service);
    for (const password of ['1q2w3e4r5t6y', 'tolbrecht2026!', 'Namesake-2026']) {
      const answer = await accept(ben, token, password);
      expect(codeOf(answer)).toEqual([422, 'password_too_common']);
      expect(answer.body['errors']).toMatchObject([{ pointer: '/password' }]);
      expect(JSON.stringify(answer.body)).not.toContain(password);
    }
    expect((await accept(ben, token)).status).toBe(201);
  });

  it('cannot be guessed at without waiting', async () => {
    const answers: number[] = [];
    const stranger = new TestBrowser(service);
    for (let n = 0; n < 25; n++) answers.push((await accept(stranger, `guess ${n}`)).status);
    expect(answers.slice(0, 19)).toEqual(Array.from({ length: 19 }, () => 403));
    expect(answers.at(-1)).toBe(429);
  });
});

describe('a role', () => {
  it('counts from the next request on', async () => {
    const ben = await join(service, admin, 'Ben', 'analyst');
    expect((await ben.get('/users')).status).toBe(403);
    const changed = await admin.send('PUT', `/users/${await idOf('Ben')}`, { role: 'manager', disabled: false });
    expect(changed.body).toMatchObject({ name: 'Ben', role: 'manager', disabledAt: null });
    expect((await ben.get('/users')).status).toBe(200);
    expect((await ben.get('/session')).body).toMatchObject({ role: 'manager' });
    expect((await told()).at(-1)).toMatchObject({
      action: 'user.changed',
      detail: { role: 'manager', disabled: false, was: { role: 'analyst', disabled: false } },
    });
  });

  it('cannot be given, nor taken, by a token that may do less', async () => {
    const token = await service.token({ scopes: ['users:write', 'users:read'] });
    const asked = await service.post('/api/v1/invitations', { name: 'Eve', role: 'admin' }, token);
    expect(codeOf(asked)).toEqual([403, 'scope_missing']);
    const answer = await service.fetch(`/api/v1/users/${await idOf('Ada')}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ role: 'auditor', disabled: false }),
    });
    expect(codeOf(answer)).toEqual([403, 'scope_missing']);
  });

  it('is in the table that everybody may read', async () => {
    const ben = await join(service, admin, 'Ben', 'auditor');
    const { items } = ENDPOINTS.listRoles.responses[200].schema.parse((await ben.get('/roles')).body);
    expect(items.map(({ role }) => role)).toEqual(['admin', 'manager', 'analyst', 'auditor', 'integrator']);
  });
});

describe('an account', () => {
  it('that is disabled has no session and no log-in, until it is enabled', async () => {
    const ben = await join(service, admin, 'Ben', 'analyst');
    const id = await idOf('Ben');
    const disabled = await admin.send('PUT', `/users/${id}`, { role: 'analyst', disabled: true });
    expect(disabled.body['disabledAt']).toBe('2026-03-01T12:00:00.000Z');
    expect(codeOf(await ben.get('/session'))).toEqual([401, 'session_required']);
    expect(codeOf(await ben.logIn('Ben', PASSWORD))).toEqual([401, 'credentials_wrong']);
    await admin.send('PUT', `/users/${id}`, { role: 'analyst', disabled: false });
    expect((await ben.get('/session')).status).toBe(401);
    expect((await ben.logIn('Ben', PASSWORD)).status).toBe(200);
  });

  it('that was disabled while its user logged in has no session all the same', async () => {
    await join(service, admin, 'Ben', 'analyst');
    await admin.send('PUT', `/users/${await idOf('Ben')}`, { role: 'analyst', disabled: true });
    const { storage, keys, now } = service.app;
    const user = await storage.users.findByName('Ben');
    if (user === undefined) throw new Error('no Ben');
    const event = { at: now(), actor: '', action: 'test', target: '', detail: {}, requestId: '' };
    const { cookie } = await startSession(storage, keys, user, { address: '', browser: '', cookie: undefined }, event);
    const answer = await service.fetch('/api/v1/session', { headers: { cookie: `namesake=${cookie}` } });
    expect(codeOf(answer)).toEqual([401, 'session_required']);
  });

  it('of the last active administrator can neither be disabled nor lose the role', async () => {
    const ada = `/users/${await idOf('Ada')}`;
    await join(service, admin, 'Ben', 'manager');
    for (const change of [
      { role: 'manager', disabled: false },
      { role: 'admin', disabled: true },
    ])
      expect(codeOf(await admin.send('PUT', ada, change))).toEqual([409, 'last_administrator']);
    await admin.send('PUT', `/users/${await idOf('Ben')}`, { role: 'admin', disabled: false });
    expect((await admin.send('PUT', ada, { role: 'manager', disabled: false })).status).toBe(200);
  });

  it('is listed with when its user was last there, and nothing secret', async () => {
    await join(service, admin, 'Ben', 'analyst');
    await invite(admin, 'Cleo', 'auditor');
    const { body } = await admin.get('/users');
    const { items, invitations } = ENDPOINTS.listUsers.responses[200].schema.parse(body);
    expect(items.map(({ name, role, lastLoginAt }) => [name, role, lastLoginAt])).toEqual([
      ['Ada', 'admin', '2026-03-01T12:00:00.000Z'],
      ['Ben', 'analyst', '2026-03-01T12:00:00.000Z'],
    ]);
    expect(invitations).toMatchObject([{ name: 'Cleo', role: 'auditor', expiresAt: '2026-03-08T12:00:00.000Z' }]);
    expect(JSON.stringify(body)).not.toMatch(/argon2|hash/i);
  });
});

describe('a password', () => {
  const change = (browser: TestBrowser, currentPassword: string, newPassword: string) =>
    browser.send('PUT', '/session/password', { currentPassword, newPassword });

  it('is changed with the current one, and ends the other sessions', async () => {
    const elsewhere = new TestBrowser(service);
    await elsewhere.logIn('Ada', PASSWORD);
    expect(codeOf(await change(admin, 'not the password', 'eight loud kettles'))).toEqual([403, 'password_wrong']);
    expect((await change(admin, PASSWORD, 'eight loud kettles')).status).toBe(204);
    expect((await admin.get('/session')).status).toBe(200);
    expect((await elsewhere.get('/session')).status).toBe(401);
    expect((await elsewhere.logIn('Ada', PASSWORD)).status).toBe(401);
    expect((await elsewhere.logIn('Ada', 'eight loud kettles')).status).toBe(200);
    expect(JSON.stringify(await told()) + service.log.join('')).not.toContain('kettles');
  });

  it('that is common, short or a name is refused', async () => {
    expect(codeOf(await change(admin, PASSWORD, '1q2w3e4r5t6y'))).toEqual([422, 'password_too_common']);
    expect(codeOf(await change(admin, PASSWORD, 'elevenchars'))).toEqual([422, 'password_too_short']);
    expect(codeOf(await change(admin, PASSWORD, 'NAMESAKE-ada-1'))).toEqual([422, 'password_too_common']);
  });

  it('cannot be guessed from a stolen session', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) statuses.push((await change(admin, `guess ${n}`, 'eight loud kettles')).status);
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
    expect((await admin.get('/session')).status).toBe(200);
  });
});

describe('sessions', () => {
  it('are shown to their own user, who can end one or all others', async () => {
    const [phone, laptop] = [new TestBrowser(service, 'A phone'), new TestBrowser(service, 'A laptop')];
    await phone.logIn('Ada', PASSWORD);
    await laptop.logIn('Ada', PASSWORD);
    const ben = await join(service, admin, 'Ben', 'analyst');
    const own = async () =>
      ENDPOINTS.listSessions.responses[200].schema.parse((await admin.get('/sessions')).body).items;
    const seen = await own();
    expect(seen.map(({ browser, current }) => [browser, current]).sort()).toEqual([
      ['A laptop', false],
      ['A phone', false],
      ['Test Browser', true],
    ]);
    expect(seen[0]).toMatchObject({ address: '127.0.0.1', startedAt: '2026-03-01T12:00:00.000Z' });
    const id = seen.find(({ browser }) => browser === 'A phone')?.id ?? '';
    expect(codeOf(await ben.send('DELETE', `/sessions/${id}`))).toEqual([404, 'session_not_found']);
    expect((await admin.send('DELETE', `/sessions/${id}`)).status).toBe(204);
    expect((await phone.get('/session')).status).toBe(401);
    expect((await admin.send('DELETE', '/sessions')).status).toBe(204);
    expect((await laptop.get('/session')).status).toBe(401);
    expect((await own()).map(({ current }) => current)).toEqual([true]);
    expect((await ben.get('/session')).status).toBe(200);
  });

  it('are ended only by a log-in of the last 15 minutes', async () => {
    const phone = new TestBrowser(service, 'A phone');
    await phone.logIn('Ada', PASSWORD);
    const items = Array.from(Object((await admin.get('/sessions')).body['items']));
    const other = Object(items.find((item) => Object(item).browser === 'A phone')).id;
    service.clock.nowMs += 16 * 60_000;
    for (const path of [`/sessions/${other}`, '/sessions'])
      expect(codeOf(await admin.send('DELETE', path))).toEqual([401, 'login_too_old']);
    expect((await phone.get('/session')).status).toBe(200);
    await admin.logIn('Ada', PASSWORD);
    expect((await admin.send('DELETE', `/sessions/${other}`)).status).toBe(204);
    expect((await phone.get('/session')).status).toBe(401);
  });

  it('of a browser end when it logs in anew', async () => {
    const before = admin.cookie;
    await admin.logIn('Ada', PASSWORD);
    expect((await service.fetch('/api/v1/session', { headers: { cookie: before } })).status).toBe(401);
    expect((await admin.get('/session')).status).toBe(200);
    expect((await admin.get('/sessions')).body['items']).toHaveLength(1);
  });

  it('end after half an hour without a request, and after twelve hours with requests', async () => {
    const minutes = async (count: number) => {
      service.clock.nowMs += count * 60_000;
      const { status } = await admin.get('/session');
      // The use is recorded after the answer.
      const sessions = async () => (await service.app.storage.sessions.listOf(await idOf('Ada')))[0]?.lastSeenAt;
      if (status === 200) await expect.poll(sessions).toBe(service.clock.nowMs);
      return status;
    };
    expect([await minutes(29), await minutes(29), await minutes(30)]).toEqual([200, 200, 401]);
    await admin.logIn('Ada', PASSWORD);
    for (let n = 1; n < 36; n++) expect(await minutes(20)).toBe(200);
    expect(await minutes(20)).toBe(401);
  });

  it('are not kept alive by what a page asks while nobody is there', async () => {
    const away = { 'x-user-away': '1' };
    service.clock.nowMs += 29 * 60_000;
    expect((await admin.get('/lists', away)).status).toBe(200);
    service.clock.nowMs += 60_000;
    expect((await admin.get('/lists', away)).status).toBe(401);
  });
});

describe('guessing a password', () => {
  const wrong = (browser: TestBrowser, name = 'Ada') => browser.logIn(name, 'wrong password here');
  const stranger = () => new TestBrowser(service);

  it('by many requests at once gets no more attempts than one after the other', async () => {
    const answers = await Promise.all(Array.from({ length: 15 }, () => wrong(stranger())));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  it('does not tell which accounts exist', async () => {
    const statuses = async (name: string) => {
      const all: number[] = [];
      for (let n = 0; n < 6; n++) all.push((await wrong(stranger(), name)).status);
      return all;
    };
    expect(await statuses('Ada')).toEqual(await statuses('Nobody'));
  });

  it('from one address has to wait there, whatever the names are', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 21; n++) statuses.push((await wrong(stranger(), `name ${n}`)).status);
    expect([statuses[18], statuses.at(-1)]).toEqual([401, 429]);
  });

  it('does not keep its user out of a browser that was used before, nor end a session', async () => {
    const at = stranger();
    await at.logIn('Ada', PASSWORD);
    await at.send('DELETE', '/session');
    for (let n = 0; n < 30; n++) {
      await wrong(stranger());
      service.clock.nowMs += 500;
    }
    expect((await stranger().logIn('Ada', PASSWORD)).status).toBe(429);
    expect((await admin.get('/session')).status).toBe(200);
    expect((await at.logIn('Ada', PASSWORD)).status).toBe(200);
  });

  it('never has anybody wait more than a quarter of an hour', async () => {
    const attempt = () =>
      service.app.throttle.takeLogin({ name: 'Ada', user: { id: 'usr_x' }, address: '', mark: undefined });
    let longest = 0;
    for (let n = 0; n < 60; n++) {
      const wait = await attempt();
      if (typeof wait !== 'number') continue;
      longest = Math.max(longest, wait);
      service.clock.nowMs += wait;
    }
    expect(longest).toBe(15 * 60_000);
  });

  it('is forgotten when an administrator unlocks the account', async () => {
    await join(service, admin, 'Ben', 'analyst');
    for (let n = 0; n < 6; n++) await wrong(stranger(), 'Ben');
    const id = await idOf('Ben');
    const waits = async () => ENDPOINTS.listUsers.responses[200].schema.parse((await admin.get('/users')).body).items;
    expect((await waits()).map(({ waitsUntil }) => waitsUntil !== null)).toEqual([false, true]);
    expect((await stranger().logIn('Ben', PASSWORD)).status).toBe(429);
    expect((await admin.send('POST', `/users/${id}/unlock`)).body['waitsUntil']).toBeNull();
    expect((await stranger().logIn('Ben', PASSWORD)).status).toBe(200);
  });
});
