import type { YenteMatchResponse } from '@namesake/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ChangingLists } from '../support/changing-lists.ts';
import { administratorOf, type TestBrowser } from '../support/people.ts';
import { SAMPLE_PARTIES } from '../support/sample-parties.ts';
import { type Answer, type ServiceOptions, startService, type TestService } from '../support/test-service.ts';

const BASE = '/compat/yente';
const ORLAN = { schema: 'Person', properties: { name: ['Orlan Vestrakov'], birthDate: ['1971-04-02'] } };
const NOBODY = { schema: 'Person', properties: { name: ['Somebody Else'] } };

/** The two records of one person, as one party. */
const born = [{ text: '1971-04-02', earliest: '1971-04-02', latest: '1971-04-02', circa: false }];
const PARTIES = SAMPLE_PARTIES.map((one) => (one.entityType === 'person' ? { ...one, birthDates: born } : one));

let service: TestService;
let token: string;
let admin: TestBrowser;
const open: TestService[] = [];
beforeAll(async () => {
  // Searched by the engine itself.
  const { book } = new ChangingLists(PARTIES, Date.parse('2026-03-01T12:00:00Z'));
  service = await startService({ book });
  token = await service.token();
  admin = await administratorOf(service);
});
afterAll(async () => {
  for (const one of [service, ...open]) await one.close();
});

async function started(options: ServiceOptions): Promise<TestService> {
  const one = await startService(options);
  open.push(one);
  return one;
}

const match = (queries: object, query = '', dataset = 'default', by = token): Promise<Answer> =>
  service.post(`${BASE}/match/${dataset}${query}`, { queries }, by);

/** The one answer of a match that is answered. */
async function only(queries: object, query = '') {
  const answer = await match(queries, query);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const { responses } = answer.body as unknown as YenteMatchResponse;
  const [first, ...others] = Object.values(responses);
  if (first === undefined || others.length > 0) throw new Error('not one answer');
  return { ...first, headers: answer.headers };
}

describe('a match', () => {
  it('answers each query by its id, with entities of FollowTheMoney and the scores of a search', async () => {
    const answer = await match({ q1: ORLAN, q2: NOBODY });
    expect(answer.status).toBe(200);
    const { responses, limit } = answer.body as unknown as YenteMatchResponse;
    expect(Object.keys(responses)).toEqual(['q1', 'q2']);
    expect(limit).toBe(5);
    expect(responses['q2']).toMatchObject({ status: 200, results: [], total: { value: 0, relation: 'eq' } });
    const own = await service.post('/api/v1/search', { searchText: 'Orlan Vestrakov', birthDate: '1971-04-02' }, token);
    const [result] = Object(own.body)['results'];
    expect(responses['q1']?.results[0]).toMatchObject({
      id: result.entityId,
      caption: 'Orlan VESTRAKOV',
      schema: 'Person',
      datasets: ['list_a', 'list_b'],
      referents: ['list_b:9'],
      target: true,
      score: Math.round(result.score * 10) / 1_000,
      match: true,
      properties: {
        name: ['Orlan VESTRAKOV', 'Vestrakov Orlan'],
        weakAlias: ['O. Vestrakoff'],
        birthDate: ['1971-04-02'],
      },
      explanations: { name: { score: 1, candidate: 'Orlan VESTRAKOV' }, birthDate: { score: 1, query: '1971-04-02' } },
      features: { name: 1, birthDate: 1 },
    });
    expect(answer.headers.get('x-batch-size')).toBe('2');
  });

  it('is recorded, each query as a screening of its own that a header names', async () => {
    const answer = await match({ q1: ORLAN, q2: NOBODY });
    const ids = (answer.headers.get('search-id') ?? '').split(', ');
    const { responses } = answer.body as unknown as YenteMatchResponse;
    expect(ids).toEqual([responses['q1']?.search_id, responses['q2']?.search_id]);
    const [first, second] = await Promise.all(ids.map((id) => service.get(`/api/v1/searches/${id}`, token)));
    expect(first?.body).toMatchObject({ outcome: 'potential_match', searchText: 'Orlan Vestrakov' });
    expect(second?.body).toMatchObject({ outcome: 'no_match', complete: true });
  });

  it('gives back the query as it was understood, and names what it did not compare', async () => {
    const { query, ignored } = await only({
      q: {
        id: 'mine',
        schema: 'Person',
        properties: {
          name: 'Orlan Vestrakov',
          country: 'Russia',
          birthDate: ['1971', '1972-03'],
          eyeColor: ['blue'],
          nationality: ['atlantis'],
        },
      },
    });
    expect(query).toEqual({
      id: 'mine',
      schema: 'Person',
      properties: { name: ['Orlan Vestrakov'], country: ['ru'], birthDate: ['1971', '1972-03'] },
    });
    expect(ignored).toEqual(['birthDate', 'eyeColor', 'nationality']);
  });

  it.each([
    ['any of several names', { name: ['Somebody Else', 'Orlan Vestrakov'] }],
    ['an alias', { name: ['Somebody Else'], alias: ['Orlan Vestrakov'] }],
    ['names in parts', { firstName: ['Orlan'], lastName: ['Vestrakov'] }],
  ])('finds by %s', async (_, properties) => {
    const { results } = await only({ q: { schema: 'Person', properties } });
    expect(results.map(({ id }) => id)).toEqual(['list_a:1']);
  });

  it('shows less by limit, cutoff and ids that are named, and never says that there is less', async () => {
    const all = await only({ q: ORLAN });
    expect(all.total.value).toBe(1);
    for (const query of ['?limit=0', '?cutoff=1']) {
      const { results, total } = await only({ q: { ...ORLAN, properties: { name: ['Orlan Vestrakow'] } } }, query);
      expect([results, total.value]).toEqual([[], 1]);
    }
    const named = await only({ q: ORLAN }, '?exclude_entity_ids=list_a:1');
    expect([named.results, named.total.value]).toEqual([[], 0]);
    const recorded = await service.get(`/api/v1/searches/${named.search_id}`, token);
    expect(recorded.body).toMatchObject({ outcome: 'potential_match', total: 1 });
  });

  it('counts a result as a match from the threshold of the request on, and without one always', async () => {
    const conflict = { q: { schema: 'Person', properties: { name: ['Orlan Vestrakov'], birthDate: ['1931-01-01'] } } };
    const [without] = (await only(conflict)).results;
    expect(without).toMatchObject({ match: true });
    expect(without?.score).toBeLessThan(1);
    const [above] = (await only(conflict, '?threshold=1.0')).results;
    expect(above).toMatchObject({ match: false, score: without?.score });
    const [below] = (await only(conflict, '?threshold=0.10')).results;
    expect(below).toMatchObject({ match: true });
  });

  it.each([
    ['no query', {}, '', 400],
    ['a schema that is none', { q: { schema: 'xxx', properties: { name: ['A'] } } }, '', 400],
    ['no schema', { q: { properties: { name: ['A'] } } }, '', 422],
    ['nothing to be found by', { q: { schema: 'Person', properties: { birthDate: ['1971'] } } }, '', 400],
    ['entities as values', { q: { schema: 'Person', properties: { name: [{ id: 'x' }] } } }, '', 400],
    ['an algorithm that is none', { q: NOBODY }, '?algorithm=neural-net', 400],
    ['a limit that is too large', { q: NOBODY }, '?limit=10000', 422],
    ['a threshold that is none', { q: NOBODY }, '?threshold=high', 422],
    ['only what changed', { q: NOBODY }, '?changed_since=2026-01-01', 400],
    ['too many queries', Object.fromEntries(Array.from({ length: 101 }, (_, at) => [at, NOBODY])), '', 400],
  ])('is refused with %s, with a detail that says why', async (_, queries, query, status) => {
    const answer = await match(queries, query);
    expect([answer.status, typeof answer.body['detail']]).toEqual([status, 'string']);
    expect(answer.headers.get('search-id')).toBeNull();
  });

  it('takes the names of algorithms that clients of yente send', async () => {
    const { body } = await service.get(`${BASE}/algorithms`, token);
    for (const { name } of Object(body)['algorithms']) await only({ q: ORLAN }, `?algorithm=${name}`);
    expect(Object(body)['algorithms'].length).toBeGreaterThan(3);
  });
});

describe('an answer that is not complete', () => {
  const refused = async (one: TestService, queries: object): Promise<Answer> =>
    one.post(`${BASE}/match/default`, { queries }, await one.token());

  it('is an error where a required list is stale or missing, whether or not somebody was found', async () => {
    for (const ages of [{ list_a: 1, list_b: 24 * 30 }, { list_a: 1 }]) {
      const stale = await started({ lists: { ages } });
      for (const one of [ORLAN, NOBODY]) {
        const { status, body, headers } = await refused(stale, { q: one });
        expect([status, body['code']]).toEqual([503, 'lists_unavailable']);
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      }
    }
  });

  it('is an error for the whole batch, and the screening is recorded all the same', async () => {
    const unread = { schema: 'Person', properties: { name: ['Orlan 𐎀𐎁𐎂𐎃 Vestrakow'] } };
    const { status, body, headers } = await match({ q1: NOBODY, q2: unread });
    expect([status, body['code']]).toEqual([422, 'answer_incomplete']);
    const ids = (headers.get('search-id') ?? '').split(', ');
    expect(ids).toHaveLength(2);
    const { body: recorded } = await service.get(`/api/v1/searches/${ids[1]}`, token);
    expect(recorded).toMatchObject({ complete: false });
  });
});

describe('a choice of datasets or topics', () => {
  const NAMED = 'yente-list-a';
  const save = async (name: string, members: object): Promise<void> => {
    const saved = await admin.send('PUT', `/policies/${name}`, { ...members, text: 'Risk assessment 12.' });
    expect(saved.status, JSON.stringify(saved.body)).toBeLessThan(300);
  };

  it.each([
    ['list_a', '', NAMED],
    ['peps', '', 'yente-peps'],
    ['default', '?include_dataset=list_b&include_dataset=list_a', 'yente-in-list-a-list-b'],
    ['sanctions', '?exclude_dataset=list_b', 'yente-out-list-b'],
    ['default', '?topics=sanction', 'yente-topics-sanction'],
    ['default', '?exclude_schema=Vessel', 'yente-no-vessel'],
  ])('%s%s names the policy %s that it lacks, and the commands', async (dataset, query, policy) => {
    const { status, body } = await match({ q: ORLAN }, query, dataset);
    expect([status, body['code']]).toEqual([403, 'policy_not_allowed']);
    expect(body['detail']).toContain(`PUT /api/v1/policies/${policy}`);
    expect(body['detail']).toContain(`namesake tokens create --name NAME --policies ${policy}`);
  });

  it('of a dataset that is none does not exist', async () => {
    expect((await match({ q: ORLAN }, '', 'banana')).status).toBe(404);
  });

  it('is answered by its policy for a token that is allowed it, which then says what is complete', async () => {
    await save(NAMED, { lists: ['list_a'] });
    const without = await match({ q: NOBODY }, '', 'list_a');
    expect([without.status, without.body['code']]).toEqual([403, 'policy_not_allowed']);
    const allowed = await service.token({ policies: [NAMED] });
    const found = await match({ q: ORLAN }, '', 'list_a', allowed);
    expect(Object(found.body)['responses'].q.results).toMatchObject([{ id: 'list_a:1' }]);
    const none = await match({ q: NOBODY }, '', 'list_a', allowed);
    expect([none.status, Object(none.body)['responses'].q.results]).toEqual([200, []]);
    const recorded = await service.get(`/api/v1/searches/${none.headers.get('search-id')}`, allowed);
    expect(recorded.body).toMatchObject({ outcome: 'incomplete', complete: false, restricted: true });
  });

  it('is allowed only by who may weaken a search, to a token that needs it', async () => {
    const wanted = { name: 'Payments', policies: [NAMED] };
    const lacking = await service.post('/api/v1/tokens', wanted, await service.token({ scopes: ['tokens:write'] }));
    expect([lacking.status, lacking.body['code']]).toEqual([403, 'scope_missing']);
    const made = await admin.send('POST', '/tokens', wanted);
    expect([made.status, made.body['policies']]).toEqual([201, [NAMED]]);
    const unknown = await admin.send('POST', '/tokens', { ...wanted, policies: ['yente-nothing'] });
    expect([unknown.status, unknown.body['code']]).toEqual([422, 'unknown_policy']);
  });
});

describe('what clients ask before they search', () => {
  it.each(['healthz', 'readyz'])('%s says ok to anybody', async (path) => {
    const { status, body } = await service.fetch(`${BASE}/${path}`);
    expect([status, body]).toEqual([200, { status: 'ok' }]);
  });

  it('readyz is 503 where a required list is missing', async () => {
    const missing = await started({ lists: { ages: { list_a: 1 } } });
    expect((await missing.fetch(`${BASE}/readyz`)).status).toBe(503);
  });

  it('the catalog has every list, and the collections with a time that clients read from the version', async () => {
    const { status, body } = await service.fetch(`${BASE}/catalog`);
    expect(status).toBe(200);
    const names = Object(body)['datasets'].map(({ name }: { name: string }) => name);
    expect(names).toEqual(['default', 'sanctions', 'list_a', 'list_b']);
    expect(Object(body)['datasets'][0]).toMatchObject({
      children: ['list_a', 'list_b'],
      load: true,
      index_current: true,
    });
    expect(Object(body)['datasets'][0].index_version).toMatch(/^\d{14}-[0-9a-f]{3}$/);
    expect(body).toMatchObject({ current: names, outdated: [], index_stale: false });
  });

  it('updatez begins a refresh for a token that may, and takes no token in the address', async () => {
    const refused = await service.post(`${BASE}/updatez?token=secret`, undefined, token);
    expect([refused.status, refused.body['code']]).toEqual([403, 'scope_missing']);
    const allowed = await service.token({ scopes: ['compat', 'lists:write'] });
    const begun = await service.post(`${BASE}/updatez?sync=true`, undefined, allowed);
    expect([begun.status, begun.body]).toEqual([200, { status: 'ok' }]);
    expect((await service.get(`${BASE}/updatez`, allowed)).status).toBe(405);
  });
});
