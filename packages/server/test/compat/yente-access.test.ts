import { describe, expect, it } from 'vitest';
import { BASE, NOBODY, ORLAN, yenteService } from './yente-service.ts';

const yente = yenteService();

describe('a token', () => {
  it('is taken as clients of OpenSanctions send it, here and nowhere else', async () => {
    const headers = { authorization: `ApiKey ${yente.token}` };
    const found = await yente.service.fetch(`${BASE}/search/default?q=orlan%20vestrakov`, { headers });
    expect(found.status).toBe(200);
    const elsewhere = await yente.service.fetch('/api/v1/lists', { headers });
    expect([elsewhere.status, elsewhere.body['code']]).toEqual([401, 'scheme_unsupported']);
  });

  it('in the address is none', async () => {
    const { status, body } = await yente.service.fetch(`${BASE}/search/default?q=a&api_key=${yente.token}`);
    expect([status, body['code']]).toEqual([401, 'token_missing']);
  });

  it.each([
    ['search:write', () => yente.match({ q: ORLAN }, '', 'default', lacking)],
    ['search:write', () => yente.service.get(`${BASE}/search/default?q=a`, lacking)],
    ['search:read', () => yente.service.get(`${BASE}/entities/list_a:1`, lacking)],
    ['search:read', () => yente.service.get(`${BASE}/entities/list_a:1/adjacent`, lacking)],
    ['search:read', () => yente.service.get(`${BASE}/entities/list_a:1/adjacent/sanctions`, lacking)],
  ])('needs the scope %s besides compat, as it would elsewhere', async (scope, ask) => {
    lacking = await yente.service.token({ scopes: ['compat'] });
    const { status, body } = await ask();
    expect([status, body['code']]).toEqual([403, 'scope_missing']);
    expect(body['detail']).toContain(scope);
  });
  let lacking = '';

  it('pays for each query of a batch', async () => {
    const limited = await yente.started({ environment: { RATE_LIMIT: '10' } });
    const mine = await limited.token();
    const batch = (count: number) =>
      limited.post(
        `${BASE}/match/default`,
        { queries: Object.fromEntries(Array.from({ length: count }, (_, at) => [at, NOBODY])) },
        mine,
      );
    expect((await batch(8)).headers.get('ratelimit')).toContain('r=2;');
    const { status, headers } = await batch(3);
    expect([status, headers.get('search-id')]).toEqual([429, null]);
  });
});

it.each(['catalog', 'algorithms', 'healthz', 'readyz', 'reconcile/default', 'entities/list_a:1'])(
  'a parameter that is unknown is ignored, as by yente: %s',
  async (path) => {
    expect((await yente.service.get(`${BASE}/${path}?foo=1`, yente.token)).status).toBe(200);
  },
);

it('nothing of what is asked is in the log: not the text of a search, nor of a match, nor ids of queries', async () => {
  const logging = await yente.started({});
  const mine = await logging.token();
  const CANARY = 'Canaryname';
  await logging.get(`${BASE}/search/default?q=${CANARY}`, mine);
  await logging.get(`${BASE}/search/${CANARY}?q=${CANARY}&topics=${CANARY}`, mine);
  await logging.get(`${BASE}/search/default?q=${CANARY}&limit=${CANARY}`, mine);
  await logging.fetch(`${BASE}/search/default?q=${CANARY}&api_key=${CANARY}`);
  await logging.get(`${BASE}/entities/${CANARY}`, mine);
  const queries = { [CANARY]: { schema: 'Person', properties: { name: [CANARY], [CANARY]: [CANARY] } } };
  await logging.post(`${BASE}/match/default`, { queries }, mine);
  await logging.post(`${BASE}/match/default`, { queries: { [CANARY]: { schema: CANARY, properties: {} } } }, mine);
  expect(logging.log.join('')).not.toContain(CANARY);
  expect(logging.log.join('')).toContain('/compat/yente/match/:dataset');
});
