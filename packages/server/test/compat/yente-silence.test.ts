import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestService } from '../support/test-service.ts';
import { startWatchman } from './watchman-service.ts';

const BASE = '/compat/yente';
const NOBODY = { schema: 'Person', properties: { name: ['Nobody Unlisted Quenderby'] } };
const ORLAN = 'Orlan Vestrakov';

let service: TestService;
let token: string;
beforeAll(async () => {
  service = await startWatchman();
  token = await service.token();
});
afterAll(() => service.close());

describe('a query that holds a name where none is screened is refused, never answered without it', () => {
  const match = (queries: object) => service.post(`${BASE}/match/default`, { queries }, token);

  it.each([
    ['name', ORLAN],
    ['name', [ORLAN]],
    ['alias', [ORLAN]],
    ['entity', { properties: { name: [ORLAN] } }],
    ['Properties', { name: [ORLAN] }],
    ['property', 7],
  ])('as the member %s of a query: %j', async (member, value) => {
    const { status, body } = await match({ q: { ...NOBODY, [member]: value } });
    expect([status, body['detail']]).toEqual([400, expect.stringContaining(`"${member}"`)]);
  });

  it('not for the members that entities have besides, nor for empty ones', async () => {
    const entity = { id: 'x', caption: 'Nobody Quenderby', datasets: ['a'], referents: ['b'], target: true };
    const seen = { first_seen: '2020', last_seen: '2021', last_change: '2021', name: null, filters: { topics: [] } };
    expect((await match({ q: { ...NOBODY, ...entity, ...seen } })).status).toBe(200);
  });

  it('the caption of an entity is a name of it', async () => {
    const { body } = await match({ q: { ...NOBODY, caption: ORLAN } });
    expect(Object(body)['responses'].q.results).toMatchObject([{ id: 'list-a..1' }]);
  });
});

describe('a search', () => {
  const search = (q: string) => service.get(`${BASE}/search/default?q=${encodeURIComponent(q)}`, token);

  it.each([
    'Quenderby OR Vestrakov',
    'Quenderby | Vestrakov',
    'Quenderby || Vestrakov',
    '/Vestr.kov/',
    'countries:de',
    'topics:sanction AND countries:de',
    'schema:Person AND Vestrakov',
    '_exists_:properties.birthDate',
    'properties.birthDate:1971',
    '+properties.name:Vestrakov',
  ])('is refused with %j, which would find somebody as a query of Elasticsearch', async (q) => {
    const { status, body, headers } = await search(q);
    expect([status, body['detail'], headers.get('search-id')]).toEqual([400, expect.stringContaining('without'), null]);
  });

  it.each([
    'name: Orlan Vestrakov, Country: Germany',
    '"Orlan Vestrakov"~2',
    'Orlan AND Vestrakov',
    '(Orlan Vestrakov)',
    '+Orlan +Vestrakov',
    'Orlan Vestrakov c/o Vantal A/S',
  ])('takes %j for the name that it is', async (q) => {
    const { body } = await search(q);
    expect(Object(body)['results'].map(({ id }: { id: string }) => id)).toContain('list-a..1');
  });

  it.each([`${BASE}/search/default?q=orlan+vestrakov`, '/compat/watchman/v2/search?name=orlan+vestrakov'])(
    'refuses HEAD of %s, as an answer without a body would look like no results',
    async (path) => {
      const { status, headers } = await service.fetch(path, {
        method: 'HEAD',
        headers: { authorization: `Bearer ${token}` },
      });
      expect([status, headers.get('search-id'), headers.get('namesake-search-id')]).toEqual([405, null, null]);
    },
  );
});

describe('reconciliation', () => {
  const ask = (queries: string, query = '') =>
    service.fetch(`${BASE}/reconcile/default${query}`, {
      method: 'POST',
      body: new URLSearchParams({ queries }).toString(),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-www-form-urlencoded' },
    });
  const orlan = JSON.stringify({ query: ORLAN, limit: 0 });

  it('shows somebody who was found, whatever the limit, and takes the parameters of yente', async () => {
    const { status, body } = await ask(`{"q0":${orlan}}`, '?algorithm=best');
    expect([status, body]).toMatchObject([200, { q0: { result: [{ id: 'list-a..1' }] } }]);
  });

  it.each([
    ['an id that comes twice', `{"q0":${orlan},"q0":{"query":"Nobody"}}`, ''],
    ['a text that comes twice', `{"q0":{"query":"${ORLAN}","query":"Nobody"}}`, ''],
    ['a member that is not screened', `{"q0":{"query":"Nobody","name":"${ORLAN}"}}`, ''],
    [
      'a property that is not screened',
      `{"q0":{"query":"Nobody","properties":[{"pid":"alias","v":"","values":"${ORLAN}"}]}}`,
      '',
    ],
    ['an algorithm that is none', `{"q0":${orlan}}`, '?algorithm=x'],
    ['only what changed', `{"q0":${orlan}}`, '?changed_since=2026-01-01'],
  ])('is refused with %s', async (_, queries, query) => {
    const { status, body } = await ask(queries, query);
    expect([status, typeof body['detail']]).toEqual([400, 'string']);
  });
});
