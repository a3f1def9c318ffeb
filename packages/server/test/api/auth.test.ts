import { ENDPOINTS } from '@namesake/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mintApiToken } from '../../src/modules/access/store/api-token.ts';
import { startService, type TestService } from '../support/test-service.ts';

const SEARCH = '/api/v1/search';
const DAY_MS = 24 * 3_600_000;

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const searchWith = (authorization?: string) =>
  service.fetch(SEARCH, {
    method: 'POST',
    body: '{"searchText":"Somebody Else"}',
    headers: { 'content-type': 'application/json', ...(authorization === undefined ? {} : { authorization }) },
  });

describe('an API token', () => {
  it('opens what its scopes say', async () => {
    expect((await searchWith(`Bearer ${await service.token()}`)).status).toBe(200);
  });

  it('is asked for where none is sent, before the body is read', async () => {
    const answer = await service.fetch(SEARCH, {
      method: 'POST',
      body: 'not json',
      headers: { 'content-type': 'text/csv' },
    });
    expect([answer.status, answer.body['code']]).toEqual([401, 'token_missing']);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer realm="namesake"');
  });

  it.each([
    ['cut off', (token: string) => `Bearer ${token.slice(0, -1)}`],
    [
      'mistyped',
      (token: string) => `Bearer ${token.slice(0, -8)}${token.at(-8) === 'a' ? 'b' : 'a'}${token.slice(-7)}`,
    ],
    ['no token at all', () => 'Bearer x'],
  ])('%s is told by its checksum', async (_what, header) => {
    const answer = await searchWith(header(await service.token()));
    expect([answer.status, answer.body['code']]).toEqual([401, 'token_malformed']);
    expect(answer.headers.get('www-authenticate')).toContain('error="invalid_token"');
  });

  it('is taken by the scheme Bearer alone, which the answer says', async () => {
    const answer = await searchWith(`Basic ${await service.token()}`);
    expect([answer.status, answer.body['code']]).toEqual([401, 'scheme_unsupported']);
    expect(answer.body['detail']).toContain('Authorization: Bearer <API_TOKEN>');
  });

  it('of another installation is not known', async () => {
    const answer = await searchWith(`Bearer ${mintApiToken()}`);
    expect([answer.status, answer.body['code']]).toEqual([401, 'token_unknown']);
  });

  it('expires, and says so in its last thirty days', async () => {
    const token = await service.token({ lifetimeMs: 31 * DAY_MS });
    expect((await searchWith(`Bearer ${token}`)).headers.get('token-expires')).toBeNull();
    service.clock.nowMs += 2 * DAY_MS;
    const noticed = await searchWith(`Bearer ${token}`);
    expect(noticed.headers.get('token-expires')).toBe('Wed, 01 Apr 2026 12:00:00 GMT');
    service.clock.nowMs += 29 * DAY_MS;
    const answer = await searchWith(`Bearer ${token}`);
    expect([answer.status, answer.body['code']]).toEqual([401, 'token_expired']);
    service.clock.nowMs -= 31 * DAY_MS;
  });

  it('stops working at once when it is revoked', async () => {
    const admin = await service.token({ scopes: ['tokens:write', 'search:write'] });
    const made = await service.post('/api/v1/tokens', { name: 'short', scopes: ['search:write'] }, admin);
    const secret = String(made.body['token']);
    expect(made.status).toBe(201);
    expect((await searchWith(`Bearer ${secret}`)).status).toBe(200);
    const headers = { authorization: `Bearer ${admin}` };
    const revoked = await service.fetch(`/api/v1/tokens/${String(made.body['id'])}`, { method: 'DELETE', headers });
    expect(revoked.body).toMatchObject({ status: 'revoked' });
    const answer = await searchWith(`Bearer ${secret}`);
    expect([answer.status, answer.body['code']]).toEqual([401, 'token_revoked']);
  });

  it('cannot do what its scopes lack, and is told which', async () => {
    const token = await service.token({ scopes: ['lists:read'] });
    const answer = await searchWith(`Bearer ${token}`);
    expect([answer.status, answer.body['code']]).toEqual([403, 'scope_missing']);
    expect(answer.headers.get('www-authenticate')).toContain('scope="search:write"');
    expect((await service.get('/api/v1/tokens', token)).status).toBe(403);
  });

  it('cannot make a token that may do more than itself', async () => {
    const token = await service.token({ scopes: ['tokens:write'] });
    const answer = await service.post('/api/v1/tokens', { name: 'more', scopes: ['search:write'] }, token);
    expect([answer.status, answer.body['code']]).toEqual([403, 'scope_missing']);
  });

  it('is never told again after it was made', async () => {
    const token = await service.token({ scopes: ['tokens:write', 'search:write'] });
    const made = await service.post('/api/v1/tokens', { name: 'once', scopes: ['search:write'] }, token);
    const listed = JSON.stringify((await service.get('/api/v1/tokens', token)).body);
    expect(listed).toContain('once');
    expect(listed).not.toContain(String(made.body['token']));
  });

  it('is listed on one page of several, newest first', async () => {
    const other = await startService();
    const token = await other.token({ scopes: ['tokens:write'] });
    for (const name of ['one', 'two', 'three', 'four']) {
      other.clock.nowMs += 1_000;
      await other.post('/api/v1/tokens', { name, scopes: ['tokens:write'] }, token);
    }
    const pages: string[][] = [];
    for (let cursor: unknown = ''; cursor !== null; ) {
      const { body } = await other.get(`/api/v1/tokens?limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`, token);
      const { items, nextCursor } = ENDPOINTS.listTokens.responses[200].schema.parse(body);
      pages.push(items.map(({ name }) => name));
      cursor = nextCursor;
    }
    expect(pages).toEqual([['four', 'three'], ['two', 'one'], ['test']]);
    expect((await other.get('/api/v1/tokens?cursor=zz.zz', token)).body['code']).toBe('cursor_invalid');
    await other.close();
  });

  it('shows when it was last used', async () => {
    const token = await service.token({ scopes: ['tokens:write'] });
    await service.get('/api/v1/tokens', token);
    await expect
      .poll(async () => JSON.stringify((await service.get('/api/v1/tokens', token)).body))
      .toContain('"lastUsedAt":"2026-03-01T12:00:00.000Z"');
  });
});

describe('the rate limit', () => {
  it('holds each token to its own quota and says when to come back', async () => {
    const limited = await startService({ environment: { RATE_LIMIT: '3' } });
    const [first, second] = [await limited.token(), await limited.token()];
    const statuses: number[] = [];
    for (let n = 0; n < 4; n++) statuses.push((await limited.get('/api/v1/lists', first)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const answer = await limited.get('/api/v1/lists', first);
    expect(answer.body).toMatchObject({
      code: 'rate_limited',
      type: 'https://iana.org/assignments/http-problem-types#quota-exceeded',
    });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await limited.get('/api/v1/lists', second)).status).toBe(200);
    limited.clock.nowMs += 60_000;
    expect((await limited.get('/api/v1/lists', first)).status).toBe(200);
    await limited.close();
  });
});
