import type { YenteMatchResponse } from '@namesake/contract';
import type { Listing } from '@namesake/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ChangingLists } from '../support/changing-lists.ts';
import { issuedToken } from '../support/issued-token.ts';
import { administratorOf, type TestBrowser } from '../support/people.ts';
import { SAMPLE_PARTIES } from '../support/sample-parties.ts';
import { type Answer, type ServiceOptions, startService, type TestService } from '../support/test-service.ts';

const BASE = '/compat/yente';
const ORLAN = { schema: 'Person', properties: { name: ['Orlan Vestrakov'], birthDate: ['1971-04-02'] } };
const many = (count: number, word: string): string[] => Array.from({ length: count }, (_, at) => `${word} ${at}`);
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

describe('a party that is only politically exposed', () => {
  const exposed = { ...PARTIES[0], id: 'list_a:pep', sourceId: 'pep', effect: 'pep', entityType: 'person' } as const;
  const name = 'Zelimir Tobrek Quarvane';
  const names = [{ value: name, kind: 'primary', quality: 'strong', script: 'Latn' }] as const;
  let exposing: TestService;
  let by: string;
  beforeAll(async () => {
    const parties = [...PARTIES, { ...exposed, names, birthDates: born }] as readonly Listing[];
    exposing = await started({ book: new ChangingLists(parties, Date.parse('2026-03-01T12:00:00Z')).book });
    by = await exposing.token();
  });

  it.each([
    ['its name alone', 'Person', {}],
    ['another birth date', 'Person', { birthDate: ['1990-01-01'] }],
    ['another schema', 'Vessel', {}],
    ['another gender', 'Person', { gender: ['female'], birthDate: ['1990'] }],
  ])('is shown by %s: facts order, and hide nobody', async (_, schema, facts) => {
    const queries = { q: { schema, properties: { name: [name], ...facts } } };
    const { body } = await exposing.post(`${BASE}/match/default?cutoff=0.9&limit=1`, { queries }, by);
    const { results, total } = Object(body)['responses'].q;
    expect([results.map(({ id }: { id: string }) => id), total.value]).toEqual([['list-a..pep'], 1]);
  });

  it.each(['Person', 'Vessel', 'Company'])('is shown by a search for a %s', async (schema) => {
    const { body } = await exposing.get(`${BASE}/search/default?q=${encodeURIComponent(name)}&schema=${schema}`, by);
    expect(body).toMatchObject({ results: [{ id: 'list-a..pep' }], total: { value: 1 } });
  });
});

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
      id: 'list-a..1',
      caption: 'Orlan VESTRAKOV',
      schema: 'Person',
      datasets: ['list_a', 'list_b'],
      referents: ['list-b..9'],
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
    ['any of several parts', { firstName: ['Somebody', 'Orlan'], lastName: ['Else', 'Vestrakov'] }],
  ])('finds by %s', async (_, properties) => {
    const { results } = await only({ q: { schema: 'Person', properties } });
    expect(results.map(({ id }) => id)).toEqual(['list-a..1']);
  });

  it('shows less by limit, cutoff and ids that are named, never nobody by a limit or cutoff, and never says that there is less', async () => {
    const all = await only({ q: ORLAN });
    expect(all.total.value).toBe(1);
    for (const query of ['?limit=0', '?cutoff=1', '?limit=0&cutoff=1']) {
      const { results, total } = await only({ q: { ...ORLAN, properties: { name: ['Orlan Vestrakow'] } } }, query);
      expect([results.map(({ id }) => id), total.value]).toEqual([['list-a..1'], 1]);
    }
    const named = await only({ q: ORLAN }, '?exclude_entity_ids=list-a..1');
    expect([named.results, named.total.value]).toEqual([[], 1]);
    const recorded = await service.get(`/api/v1/searches/${named.search_id}`, token);
    expect(recorded.body).toMatchObject({ outcome: 'potential_match', total: 1 });
  });

  it('counts a result as a match from the threshold of the request on, and without one always', async () => {
    const conflict = { q: { schema: 'Person', properties: { name: ['Orlan Vestrakov'], birthDate: ['1931-01-01'] } } };
    const [without] = (await only(conflict)).results;
    expect(without).toMatchObject({ match: true });
    expect(without?.score).toBeLessThan(1);
    // A fact that differs lowers the score, and releases nobody.
    const [above] = (await only(conflict, '?threshold=1.0')).results;
    expect(above).toMatchObject({ match: true, score: without?.score });
    const slip = { q: { schema: 'Person', properties: { name: ['Orlen Vestrakow'], birthDate: ['1931-01-01'] } } };
    expect((await only(slip, '?threshold=1.0')).results).toMatchObject([{ match: false }]);
    expect((await only(slip, '?threshold=0.10')).results).toMatchObject([{ match: true }]);
  });

  it.each([
    ['no query', {}, '', 400],
    ['a schema that is none', { q: { schema: 'xxx', properties: { name: ['A'] } } }, '', 400],
    ['no schema', { q: { properties: { name: ['A'] } } }, '', 422],
    ['nothing to be found by', { q: { schema: 'Person', properties: { birthDate: ['1971'] } } }, '', 400],
    ['entities as values', { q: { schema: 'Person', properties: { name: [{ id: 'x' }] } } }, '', 400],
    ['a truth value as a name', { q: { schema: 'Person', properties: { name: [false] } } }, '', 400],
    ['a number that is too long', { q: { schema: 'Person', properties: { idNumber: ['1'.repeat(201)] } } }, '', 400],
    ['too many names', { q: { schema: 'Person', properties: { name: many(60, 'Name') } } }, '', 400],
    [
      'too many parts',
      { q: { schema: 'Person', properties: { firstName: many(9, 'A'), lastName: many(9, 'B') } } },
      '',
      400,
    ],
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

  it.each(['__proto__', 'constructor', 'toString'])('takes %s for no schema', async (name) => {
    const schema = await service.post(
      `${BASE}/match/default`,
      `{"queries": {"q": {"schema": "${name}", "properties": {"name": ["x"]}}}}`,
      token,
    );
    expect(schema.status).toBe(400);
  });

  it.each(['Name', 'names', 'name ', 'maidenName', 'owner', 'documentNumber', '__proto__', 'constructor', ''])(
    'is refused with the property %j, which may hold a name or a number and is not screened',
    async (property) => {
      const one = `{"schema": "Person", "properties": {"name": ["Somebody Else"], ${JSON.stringify(property)}: ["x"]}}`;
      const answer = await service.post(`${BASE}/match/default`, `{"queries": {"q": ${one}}}`, token);
      expect([answer.status, answer.body['detail']]).toEqual([400, expect.stringContaining(JSON.stringify(property))]);
    },
  );

  it('takes descriptions, and properties without a value', async () => {
    const properties = {
      name: ['Orlan Vestrakov'],
      notes: ['x'],
      topics: ['sanction'],
      position: 'x',
      owner: [],
      other: [null],
    };
    expect((await only({ q: { schema: 'Person', properties } })).results).toHaveLength(1);
  });

  it('of several is answered in full, or the error says which one it is', async () => {
    const answer = await match({ one: NOBODY, two: { schema: 'Person', properties: { name: ['!!!'] } } });
    expect([answer.status, answer.body['detail']]).toEqual([422, expect.stringContaining('"two"')]);
    const future = { schema: 'Person', properties: { name: ['Orlan Vestrakov'], birthDate: ['2999-01-01'] } };
    expect((await only({ q: future })).ignored).toEqual(['birthDate']);
  });

  it('answers a query of any id, or none', async () => {
    for (const name of ['__proto__', 'constructor', '']) {
      const body = `{"queries": {"b": ${JSON.stringify(NOBODY)}, ${JSON.stringify(name)}: ${JSON.stringify(ORLAN)}}}`;
      const answer = await service.post(`${BASE}/match/default`, body, token);
      if (answer.status !== 200) expect(answer.status).toBe(400);
      else expect(Object.keys(Object(answer.body)['responses'])).toEqual(['b', name]);
    }
  });

  it('is refused with weights or a configuration, which would be another scoring', async () => {
    for (const members of [{ weights: { name_literal: 0.8 } }, { config: { nm_number_mismatch: 0.4 } }]) {
      const { status, body } = await service.post(
        `${BASE}/match/default`,
        { queries: { q: NOBODY }, ...members },
        token,
      );
      expect([status, typeof body['detail']]).toEqual([400, 'string']);
    }
    const none = { queries: { q: NOBODY }, weights: {}, config: {} };
    expect((await service.post(`${BASE}/match/default`, none, token)).status).toBe(200);
  });

  it('takes scores as programs write them, and says how many results it may show', async () => {
    const { limit } = (await match({ q: ORLAN }, `?threshold=${0.1 + 0.7}&cutoff=${0.1 + 0.2}&limit=0`)).body;
    expect(limit).toBe(1);
  });

  it('takes the names of algorithms that clients of yente send', async () => {
    const { body } = await service.get(`${BASE}/algorithms`, token);
    for (const { name } of Object(body)['algorithms']) await only({ q: ORLAN }, `?algorithm=${name}`);
    expect(Object(body)['algorithms'].length).toBeGreaterThan(3);
    await only({ q: ORLAN }, '?algorithm=Logic-V2');
  });
});

describe('an answer that is not complete', () => {
  const refused = async (one: TestService, queries: object): Promise<Answer> =>
    one.post(`${BASE}/match/default`, { queries }, await one.token());

  it('is an error where a required list is stale or missing, whether or not somebody was found', async () => {
    for (const ages of [{ list_a: 1, list_b: 24 * 30 }, { list_a: 1 }]) {
      const stale = await started({ lists: { ages } });
      const nobody = await refused(stale, { q: NOBODY });
      expect([nobody.status, nobody.body['code']]).toEqual([503, 'lists_unavailable']);
      expect(Number(nobody.headers.get('retry-after'))).toBeGreaterThan(0);
      const { status, body } = await refused(stale, { q: ORLAN });
      expect([status, body['code']]).toEqual([400, 'answer_incomplete']);
      expect(body['detail']).toMatch(/list_b.*Potential matches: 1/);
    }
  });

  it('is an error for the whole batch, and the screening is recorded all the same', async () => {
    const unread = { schema: 'Person', properties: { name: ['Orlan 𐎀𐎁𐎂𐎃 Vestrakow'] } };
    const { status, body, headers } = await match({ q1: NOBODY, q2: unread });
    expect([status, body['code']]).toEqual([400, 'answer_incomplete']);
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
  ])('%s%s names the policy %s that it lacks, and the command that saves it', async (dataset, query, policy) => {
    const { status, body } = await match({ q: ORLAN }, query, dataset);
    expect([status, body['code']]).toEqual([403, 'policy_not_allowed']);
    expect(body['detail']).toContain(`PUT $NAMESAKE_URL/api/v1/policies/${policy}`);
    expect(body['detail']).toContain(`"completeFor":["`);
  });

  it('of a dataset that is none does not exist', async () => {
    expect((await match({ q: ORLAN }, '', 'banana')).status).toBe(404);
  });

  it('is answered by its policy for a token that is allowed it, which then says what is complete', async () => {
    const { id, secret: allowed } = await issuedToken(service);
    await save(NAMED, { lists: ['list_a'], completeFor: [id] });
    const without = await match({ q: NOBODY }, '', 'list_a');
    expect([without.status, without.body['code']]).toEqual([403, 'policy_not_allowed']);
    const found = await match({ q: ORLAN }, '', 'list_a', allowed);
    expect(Object(found.body)['responses'].q.results).toMatchObject([{ id: 'list-a..1' }]);
    const none = await match({ q: NOBODY }, '', 'list_a', allowed);
    expect([none.status, Object(none.body)['responses'].q.results]).toEqual([200, []]);
    const recorded = await service.get(`/api/v1/searches/${none.headers.get('search-id')}`, allowed);
    expect(recorded.body).toMatchObject({ outcome: 'incomplete', completeByPolicy: true, restricted: true });
  });

  it('is not complete under a policy of which a list is gone', async () => {
    const { book } = new ChangingLists(PARTIES, Date.parse('2026-03-01T12:00:00Z'));
    let isHere = true;
    const states: typeof book.states = (atMs) => {
      const [first, ...others] = book.states(atMs);
      if (first === undefined || !isHere) return book.states(atMs);
      return [{ ...first, id: 'list_c', required: false }, first, ...others];
    };
    const shrinking = await started({ book: { ...book, revision: 1, states } });
    const first = await administratorOf(shrinking);
    const { id, secret: mine } = await issuedToken(shrinking);
    const policy = { lists: ['list_c'], completeFor: [id], text: 'Only this one.' };
    const saved = await first.send('PUT', '/policies/yente-list-c', policy);
    expect(saved.status, JSON.stringify(saved.body)).toBe(201);
    const ask = () => shrinking.post(`${BASE}/match/list_c`, { queries: { q: NOBODY } }, mine);
    expect((await ask()).status).toBe(200);
    isHere = false;
    const gone = await ask();
    expect([gone.status, gone.body['code']]).toEqual([503, 'lists_unavailable']);
  });

  it('of topics is complete by a policy of effects', async () => {
    const { id, secret } = await issuedToken(service);
    await save('yente-topics-sanction', { effects: ['asset_freeze'], completeFor: [id] });
    const none = await match({ q: NOBODY }, '?topics=sanction', 'default', secret);
    expect([none.status, Object(none.body)['responses']?.q.results]).toEqual([200, []]);
    const recorded = await service.get(`/api/v1/searches/${none.headers.get('search-id')}`, secret);
    expect(recorded.body).toMatchObject({ outcome: 'incomplete', completeByPolicy: true, restricted: true });
    const other = await match({ q: NOBODY }, '?topics=sanction');
    expect(other.body).toMatchObject({ code: 'policy_not_allowed' });
    // Saved anew by a command, it would forget whom it allows.
    expect(other.body['detail']).toMatch(/adds tok_\w+ to its completeFor/);
    expect(other.body['detail']).not.toContain('curl');
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
    expect(Object(body)['datasets'][0].updated_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
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

describe('a search of a text', () => {
  const search = (query: string, by = token): Promise<Answer> => service.get(`${BASE}/search/default${query}`, by);

  it('answers with entities, counts by value, and is recorded', async () => {
    const { status, body, headers } = await search('?q=orlan%20vestrakov&countries=de&limit=10');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      results: [{ id: 'list-a..1', schema: 'Person', datasets: ['list_a', 'list_b'] }],
      total: { value: 1, relation: 'eq' },
      limit: 10,
      offset: 0,
      facets: {
        datasets: {
          values: [
            { name: 'list_a', count: 1 },
            { name: 'list_b', count: 1 },
          ],
        },
      },
    });
    expect(Object(body)['facets'].topics.values).toContainEqual({ name: 'sanction', label: 'sanction', count: 1 });
    const recorded = await service.get(`/api/v1/searches/${headers.get('search-id')}`, token);
    expect(recorded.body).toMatchObject({ outcome: 'potential_match' });
  });

  it('counts what is asked for', async () => {
    const { body } = await search('?q=orlan vestrakov&facets=schema&facets=genders&facets=identifiers');
    expect(Object(body)['facets']).toMatchObject({
      schema: { values: [{ name: 'Person', count: 1 }] },
      genders: {},
      identifiers: {},
    });
    expect(Object.keys(Object(body)['facets'])).toHaveLength(3);
  });

  it.each(['?q=orlan vestrakov&schema=Vessel', '?q=orlan vestrakov&countries=ke', '?q=orlan vestrakov&target=true'])(
    '%s hides nobody',
    async (query) => expect(Object((await search(query)).body)['results']).toMatchObject([{ id: 'list-a..1' }]),
  );

  it.each([
    ['letters that are not UTF-8', '%C0%EE%C3%F7+%CD%F5'],
    ['a pattern', 'Orl*+Vest*'],
  ])('is refused with %s', async (_, q) => {
    const { status, body } = await service.get(`${BASE}/search/default?q=${q}`, token);
    expect([status, body['code']]).toEqual([400, 'bad_request']);
  });

  it('has no page behind the last result', async () => {
    const { status, body } = await search('?q=orlan vestrakov&offset=1');
    expect([status, body['detail']]).toEqual([400, expect.stringContaining('1 result')]);
    expect((await search('?q=somebody else&offset=1')).body).toMatchObject({ results: [], total: { value: 0 } });
  });

  it.each([
    ['?q=orlan vestrakov&limit=0', 1],
    ['?q=orlan vestrakov&offset=0', 1],
    ['?q=orlan vestrakov&limit=500', 1],
  ])('%s shows %i of the results that it counts', async (query, count) => {
    const { status, body } = await search(query);
    expect([status, Object(body)['results'].length, Object(body)['total'].value]).toEqual([200, count, 1]);
  });

  it.each([
    ['', 400],
    ['?q=%20', 400],
    ['?q=a&schema=Banana', 400],
    ['?q=a&target=false', 400],
    ['?q=a&filter=birthDate:1971', 400],
    ['?q=a&topics=sanction', 403],
    ['?q=a&datasets=list_a', 403],
    ['?q=a&offset=9999', 422],
    ['?q=a&limit=10000', 422],
  ])('%s is refused with %i', async (query, status) => expect((await search(query)).status).toBe(status));
});

describe('a listed party', () => {
  const entity = (path: string, by = token): Promise<Answer> => service.get(`${BASE}/entities/${path}`, by);
  const moved = (path: string) =>
    fetch(`${service.url}${BASE}/entities/${path}`, {
      redirect: 'manual',
      headers: { authorization: `Bearer ${token}` },
    });

  it('is an entity with its measures and relations, or without', async () => {
    const { body } = await entity('list-a..1');
    expect((await entity('list_a:1')).body).toEqual(body);
    expect(body).toMatchObject({ id: 'list-a..1', caption: 'Orlan VESTRAKOV', schema: 'Person', target: true });
    const { sanctions, unknownLinkTo, ...own } = Object(body)['properties'];
    expect(sanctions).toMatchObject([
      { schema: 'Sanction', datasets: ['list_a'], properties: { program: ['DEMO-1'], entity: ['list-a..1'] } },
      { schema: 'Sanction', datasets: ['list_b'] },
    ]);
    expect(unknownLinkTo).toMatchObject([
      {
        schema: 'UnknownLink',
        properties: { role: ['Owner of'], object: [{ id: 'list-a..2', schema: 'Organization' }] },
      },
    ]);
    expect(Object((await entity('list_a:1?nested=false')).body)['properties']).toEqual(own);
    const other = Object((await entity('list_a%3A2')).body)['properties'];
    expect(other.unknownLinkFrom).toMatchObject([{ properties: { subject: [{ id: 'list-a..1' }] } }]);
  });

  it('is found under the id of any of its listings, which leads to its own', async () => {
    const answer = await moved('list_b:9');
    expect([answer.status, answer.headers.get('location')]).toEqual([308, 'list-a..1']);
    const adjacent = await moved('list_b:9/adjacent');
    expect(new URL(adjacent.headers.get('location') ?? '', adjacent.url).pathname).toBe(
      `${BASE}/entities/list-a..1/adjacent`,
    );
    const followed = await fetch(`${service.url}${BASE}/entities/list_b:9`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await followed.json()).toMatchObject({ id: 'list-a..1', referents: ['list-b..9'] });
  });

  it('has what stands beside it in pages of each property', async () => {
    const { body } = await entity('list_a:1/adjacent?limit=1&offset=1');
    expect(body).toMatchObject({
      entity: { id: 'list-a..1' },
      adjacent: {
        sanctions: { results: [{ datasets: ['list_b'] }], total: { value: 2, relation: 'eq' }, limit: 1, offset: 1 },
        unknownLinkTo: { results: [], total: { value: 1 } },
      },
    });
  });

  it('has what stands beside it by one property, in pages', async () => {
    const { status, body } = await entity('list_a:1/adjacent/sanctions?limit=1&offset=1&sort=listingDate:desc');
    expect([status, body]).toMatchObject([
      200,
      {
        results: [{ schema: 'Sanction', datasets: ['list_b'] }],
        total: { value: 2, relation: 'eq' },
        limit: 1,
        offset: 1,
      },
    ]);
    const none = await entity('list_a:1/adjacent/familyPerson');
    expect(none.body).toEqual({ results: [], total: { value: 0, relation: 'eq' }, limit: 10, offset: 0 });
    expect((await entity('list_a:1/adjacent/sanctions?limit=501')).status).toBe(422);
  });

  it.each(['name', 'ownershipOwner', 'banana', '__proto__', 'constructor'])(
    'has nothing by %s, by which no list leads on: not an empty page, which would say that there is nothing',
    async (property) => {
      const { status, body } = await entity(`list_a:1/adjacent/${property}`);
      expect([status, body['detail']]).toEqual([404, expect.stringContaining('sanctions')]);
    },
  );

  it('that there is not is 404', async () => {
    const { status, body } = await entity('list_a:404');
    expect([status, typeof body['detail']]).toEqual([404, 'string']);
  });
});

describe('reconciliation, as OpenRefine asks for it', () => {
  const form = (queries: string, path = `${BASE}/reconcile/default`): Promise<Answer> =>
    service.fetch(path, {
      method: 'POST',
      body: new URLSearchParams({ queries }).toString(),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-www-form-urlencoded' },
    });

  it('begins with a manifest of types', async () => {
    const { status, body } = await service.get(`${BASE}/reconcile/default`, token);
    expect(status).toBe(200);
    expect(body).toMatchObject({ versions: ['0.2'], identifierSpace: expect.stringMatching(/^https:/) });
    expect(Object(body)['defaultTypes'].length).toBeGreaterThan(3);
  });

  it('screens each query of a form, records it, and never calls a candidate the same', async () => {
    const queries = {
      q0: { query: 'Orlan Vestrakov', type: 'Person', properties: [{ pid: 'Person:birthDate', v: '1971-04-02' }] },
      q1: { query: 'Somebody Else', type: ['Person'], limit: 3 },
    };
    const { status, body, headers } = await form(JSON.stringify(queries));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      q0: { result: [{ id: 'list-a..1', name: 'Orlan VESTRAKOV', type: [{ id: 'Person' }], match: false }] },
      q1: { result: [] },
    });
    expect(headers.get('search-id')?.split(', ')).toHaveLength(2);
    const asJson = await service.post(`${BASE}/reconcile/default`, { queries: JSON.stringify(queries) }, token);
    expect(asJson.body).toEqual(body);
  });

  it.each(['{"mutti": {"query": 37473874}}', 'no json', '[]', '{"q": {}}'])('refuses %s', async (queries) => {
    const { status, body } = await form(queries);
    expect([status, typeof body['detail']]).toEqual([400, 'string']);
  });

  it.each(['__proto__', 'constructor', 'Person:toString', '::', ''])('refuses the property %j', async (pid) => {
    const { status } = await form(JSON.stringify({ q: { query: 'Somebody Else', properties: [{ pid, v: 'x' }] } }));
    expect(status).toBe(400);
  });

  it('refuses no query, and one that would be lost with its id', async () => {
    expect((await form('{}')).status).toBe(400);
    expect((await form('{"__proto__": {"query": "Somebody"}, "q": {"query": "Else"}}')).status).toBe(400);
  });

  it('takes forms nowhere else', async () => {
    const { status, body } = await form('{}', '/api/v1/search');
    expect([status, body['code']]).toEqual([415, 'unsupported_media_type']);
  });
});

describe('the sample list', () => {
  it('can be tried, and nothing follows from finding nobody on it', async () => {
    const demo = await started({ lists: { origin: 'sample' } });
    const mine = await demo.token();
    const found = await demo.post(`${BASE}/match/default`, { queries: { q: ORLAN } }, mine);
    expect([found.status, Object(found.body)['responses'].q.results.length]).toEqual([200, 1]);
    const none = await demo.post(`${BASE}/match/default`, { queries: { q: NOBODY } }, mine);
    expect([none.status, none.body['code']]).toEqual([400, 'answer_incomplete']);
  });
});

describe('a token', () => {
  it('is taken as clients of OpenSanctions send it, here and nowhere else', async () => {
    const headers = { authorization: `ApiKey ${token}` };
    const found = await service.fetch(`${BASE}/search/default?q=orlan%20vestrakov`, { headers });
    expect(found.status).toBe(200);
    const elsewhere = await service.fetch('/api/v1/lists', { headers });
    expect([elsewhere.status, elsewhere.body['code']]).toEqual([401, 'scheme_unsupported']);
  });

  it('in the address is none', async () => {
    const { status, body } = await service.fetch(`${BASE}/search/default?q=a&api_key=${token}`);
    expect([status, body['code']]).toEqual([401, 'token_missing']);
  });

  it.each([
    ['search:write', () => match({ q: ORLAN }, '', 'default', lacking)],
    ['search:write', () => service.get(`${BASE}/search/default?q=a`, lacking)],
    ['search:read', () => service.get(`${BASE}/entities/list_a:1`, lacking)],
    ['search:read', () => service.get(`${BASE}/entities/list_a:1/adjacent`, lacking)],
    ['search:read', () => service.get(`${BASE}/entities/list_a:1/adjacent/sanctions`, lacking)],
  ])('needs the scope %s besides compat, as it would elsewhere', async (scope, ask) => {
    lacking = await service.token({ scopes: ['compat'] });
    const { status, body } = await ask();
    expect([status, body['code']]).toEqual([403, 'scope_missing']);
    expect(body['detail']).toContain(scope);
  });
  let lacking = '';

  it('pays for each query of a batch', async () => {
    const limited = await started({ environment: { RATE_LIMIT: '10' } });
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

it('nothing of what is asked is in the log: not the text of a search, nor of a match, nor ids of queries', async () => {
  const logging = await started({});
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

describe('what the backend of Marble sends', () => {
  const id = '0192f6a3-7c0e-7e9a-9d0c-2b6f7d1e4a55';
  const address = `${BASE}/match/default?algorithm=logic-v1&cutoff=0.70&limit=30&threshold=0.70`;

  it('is answered with what it reads of a result', async () => {
    const body = { queries: { [id]: { schema: 'Thing', properties: { name: ['Orlan Vestrakov'] } } } };
    const answer = await service.post(address, body, token);
    expect(answer.status).toBe(200);
    const { results, total } = Object(answer.body)['responses'][id];
    expect(total.value).toBe(results.length);
    expect(results[0]).toMatchObject({ id: 'list-a..1', match: true, schema: 'Person', referents: ['list-b..9'] });
    expect(typeof results[0].score).toBe('number');
    expect(Object(answer.body)['limit']).toBe(30);
  });

  it('with a list of parties that people released is answered without them', async () => {
    const body = { queries: { [id]: { schema: 'Person', properties: { name: ['Orlan Vestrakov'] } } } };
    const { body: given } = await service.post(`${address}&exclude_entity_ids=list_a:1`, body, token);
    expect(Object(given)['responses'][id]).toMatchObject({ results: [], total: { value: 1 } });
  });

  it('asks for the state and the catalog without a token, and reads a time from it', async () => {
    expect((await service.fetch(`${BASE}/readyz`)).status).toBe(200);
    const { body } = await service.fetch(`${BASE}/catalog`);
    const [all] = Object(body)['datasets'];
    expect(all.name).toBe('default');
    const [time] = all.index_version.split('-');
    expect(time).toMatch(/^20\d{6}([01]\d|2[0-3])[0-5]\d[0-5]\d$/);
  });

  it('reads a party again by its id', async () => {
    expect((await service.get(`${BASE}/entities/list_a:1`, token)).status).toBe(200);
  });
});
