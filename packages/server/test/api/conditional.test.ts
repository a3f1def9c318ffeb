import { ENDPOINTS, type Endpoint } from '@namesake/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type TestService } from '../support/test-service.ts';

let service: TestService;
let token: string;
beforeAll(async () => {
  service = await startService();
  token = await service.token({ scopes: ['search:read', 'search:write', 'lists:read', 'policies:write'] });
});
afterAll(() => service.close());

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  service.fetch(path, { headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'identity', ...headers } });

const conditional = Object.values<Endpoint>(ENDPOINTS).filter((endpoint) => endpoint.conditional === true);
const pathOf = async ({ path }: Endpoint): Promise<string> => {
  const { body } = await get('/api/v1/policies/default');
  return path.replace('{hash}', String(body['hash'])).replace('{name}', 'default').replace('{id}', 'list_a:1');
};

describe('an answer that seldom changes', () => {
  it.each(conditional.map((endpoint) => [endpoint.id, endpoint] as const))('%s has an ETag', async (_, endpoint) => {
    const path = await pathOf(endpoint);
    const first = await get(path);
    const etag = String(first.headers.get('etag'));
    expect([first.status, etag]).toEqual([200, expect.stringMatching(/^W\/"[\w-]{22}"$/)]);
    const again = await get(path, { 'if-none-match': `"other", ${etag}` });
    expect([again.status, again.body['text'], again.headers.get('etag')]).toEqual([304, '', etag]);
    expect(again.headers.get('content-type')).toBeNull();
    expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('has another one once it changed', async () => {
    const before = await get('/api/v1/policies');
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ threshold: 70, text: 'test' });
    await service.fetch('/api/v1/policies/payments', { method: 'PUT', headers, body });
    const etag = String(before.headers.get('etag'));
    expect((await get('/api/v1/policies', { 'if-none-match': etag })).status).toBe(200);
  });

  it('is compressed for those who take that, and means the same', async () => {
    const plain = await get('/api/v1/scoring');
    expect(plain.headers.get('content-encoding')).toBeNull();
    for (const codings of ['gzip', 'br, gzip;q=0.5', '*']) {
      const packed = await get('/api/v1/scoring', { 'accept-encoding': codings });
      expect(packed.headers.get('content-encoding')).toBe('gzip');
      expect(packed.headers.get('etag')).toBe(plain.headers.get('etag'));
      expect(packed.headers.get('vary')).toBe('accept-encoding');
      expect(packed.body).toEqual(plain.body);
    }
    for (const codings of ['br', 'gzip;q=0', 'gzip;q=0, *'])
      expect((await get('/api/v1/scoring', { 'accept-encoding': codings })).headers.get('content-encoding')).toBeNull();
  });

  it('may be kept by a browser only where everybody may read it', async () => {
    const caches = await Promise.all(
      ['/api/v1/openapi.json', '/api/v1/scoring', '/api/v1/policies', '/api/v1/entities/list_a:1'].map(async (path) =>
        (await get(path)).headers.get('cache-control'),
      ),
    );
    expect(caches).toEqual(['no-cache', 'no-cache', 'no-store', 'no-store']);
  });
});

describe('an answer to a search', () => {
  it('is never compressed: it repeats the text beside what is secret', async () => {
    const answer = await service.post('/api/v1/search', { searchText: 'orlan vestrakov' }, token);
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(answer.headers.get('etag')).toBeNull();
  });
});
