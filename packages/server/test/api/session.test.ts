import { ENDPOINTS } from '@namesake/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, startService, type TestService } from '../support/test-service.ts';

const PASSWORD = 'correct horse battery';

let service: TestService;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.close());

const send = (method: string, path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  service.fetch(path, {
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });

const setUp = (headers = {}, oneTimeToken = service.setupToken) =>
  send('POST', '/api/v1/setup', { oneTimeToken, username: 'Ada', password: PASSWORD }, headers);

const cookieOf = (answer: Answer): string => answer.headers.get('set-cookie')?.split(';')[0] ?? '';

const logIn = (password: string, username = 'ada') => send('POST', '/api/v1/session', { username, password });

describe('the set-up link', () => {
  it('makes the first administrator, logged in, and works once', async () => {
    expect((await service.fetch('/api/v1/setup')).body).toMatchObject({ needed: true, demo: false });
    const made = await setUp();
    expect(made.status).toBe(201);
    ENDPOINTS.completeSetup.responses[201].schema.parse(made.body);
    expect((await service.fetch('/api/v1/setup')).body).toMatchObject({ needed: false });
    const again = await setUp();
    expect([again.status, again.body['code']]).toEqual([409, 'already_set_up']);
  });

  it('makes one administrator when used twice at the same time', async () => {
    const statuses = (await Promise.all([setUp(), setUp()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409]);
  });

  it('needs the right token', async () => {
    const answer = await setUp({}, 'x'.repeat(32));
    expect([answer.status, answer.body['code']]).toEqual([403, 'one_time_token_wrong']);
  });

  it('refuses a short password', async () => {
    const body = { oneTimeToken: service.setupToken, username: 'Ada', password: 'elevenchars' };
    expect((await send('POST', '/api/v1/setup', body)).body['code']).toBe('password_too_short');
  });

  it('refuses a page of another site', async () => {
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      const answer = await setUp(headers);
      expect([answer.status, answer.body['code']]).toEqual([403, 'csrf_failed']);
    }
  });
});

describe('a session', () => {
  it('is a cookie that scripts cannot read and other sites cannot send', async () => {
    const header = (await setUp()).headers.get('set-cookie') ?? '';
    expect(header).toMatch(/^namesake=[\w-]{43};/);
    expect(header).toContain('HttpOnly');
    expect(header).toContain('SameSite=Strict');
  });

  it('is bound to the host and to https where the service is reached by https', async () => {
    await service.close();
    service = await startService({ environment: { PUBLIC_URL: 'https://namesake.example' } });
    const header = (await setUp({ origin: 'https://namesake.example' })).headers.get('set-cookie') ?? '';
    expect(header).toMatch(/^__Host-namesake=/);
    expect(header).toContain('Secure');
  });

  it('begins with the right name and password only', async () => {
    await setUp();
    const good = await logIn(PASSWORD);
    expect(good.body).toMatchObject({ user: { username: 'Ada' } });
    for (const wrong of [await logIn('wrong password here'), await logIn(PASSWORD, 'nobody')])
      expect([wrong.status, wrong.body['code']]).toEqual([401, 'credentials_wrong']);
  });

  it('may change things only with its own CSRF token', async () => {
    const made = await setUp();
    const cookie = cookieOf(made);
    const csrf = String(made.body['csrfToken']);
    const body = { name: 'from the page' };
    const create = (headers: Readonly<Record<string, string>>) =>
      send('POST', '/api/v1/tokens', body, { cookie, ...headers });
    const wrong: readonly Record<string, string>[] = [
      {},
      { 'x-csrf-token': 'x' },
      { 'x-csrf-token': csrf, origin: 'https://evil.example' },
    ];
    for (const headers of wrong) {
      const answer = await create(headers);
      expect([answer.status, answer.body['code']]).toEqual([403, 'csrf_failed']);
    }
    expect((await create({ 'x-csrf-token': csrf, origin: service.url })).status).toBe(201);
    const other = cookieOf(await logIn(PASSWORD));
    expect((await create({ cookie: other, 'x-csrf-token': csrf })).status).toBe(403);
  });

  it('may read without it', async () => {
    const cookie = cookieOf(await setUp());
    expect((await service.fetch('/api/v1/tokens', { headers: { cookie } })).status).toBe(200);
    const session = await service.fetch('/api/v1/session', { headers: { cookie } });
    ENDPOINTS.getSession.responses[200].schema.parse(session.body);
  });

  it('can screen', async () => {
    const made = await setUp();
    const headers = { cookie: cookieOf(made), 'x-csrf-token': String(made.body['csrfToken']) };
    expect((await send('POST', '/api/v1/search', { searchText: 'Somebody Else' }, headers)).status).toBe(200);
  });

  it('ends when its user logs out, also for who kept the cookie', async () => {
    const made = await setUp();
    const headers = { cookie: cookieOf(made), 'x-csrf-token': String(made.body['csrfToken']) };
    expect((await service.fetch('/api/v1/session', { method: 'DELETE', headers })).status).toBe(204);
    const after = await service.fetch('/api/v1/session', { headers });
    expect([after.status, after.body['code']]).toEqual([401, 'session_required']);
  });

  it('is over after twelve hours', async () => {
    const cookie = cookieOf(await setUp());
    service.clock.nowMs += 12 * 3_600_000;
    expect((await service.fetch('/api/v1/session', { headers: { cookie } })).status).toBe(401);
  });

  it('is not what a token gives', async () => {
    expect((await service.get('/api/v1/session', await service.token())).body['code']).toBe('session_required');
  });
});

describe('guessing a password', () => {
  it('is slowed down for the account, wherever it comes from, and forgiven after the wait', async () => {
    await setUp();
    for (let n = 0; n < 5; n++) expect((await logIn('wrong password here')).status).toBe(401);
    const blocked = await logIn(PASSWORD);
    expect([blocked.status, blocked.body['code'], blocked.headers.get('retry-after')]).toEqual([
      429,
      'rate_limited',
      '1',
    ]);
    service.clock.nowMs += 1_000;
    expect((await logIn(PASSWORD)).status).toBe(200);
  });
});
