import type { YenteMatchResponse } from '@namesake/contract';
import type { Listing } from '@namesake/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { ChangingLists } from '../support/changing-lists.ts';
import type { TestService } from '../support/test-service.ts';
import { BASE, born, NOBODY, ORLAN, PARTIES, yenteService } from './yente-service.ts';

const yente = yenteService();
const many = (count: number, word: string): string[] => Array.from({ length: count }, (_, at) => `${word} ${at}`);

describe('a party that is only politically exposed', () => {
  const exposed = { ...PARTIES[0], id: 'list_a:pep', sourceId: 'pep', effect: 'pep', entityType: 'person' } as const;
  const name = 'Zelimir Tobrek Quarvane';
  const names = [{ value: name, kind: 'primary', quality: 'strong', script: 'Latn' }] as const;
  let exposing: TestService;
  let by: string;
  beforeAll(async () => {
    const parties = [...PARTIES, { ...exposed, names, birthDates: born }] as readonly Listing[];
    exposing = await yente.started({
      listState: new ChangingLists(parties, Date.parse('2026-03-01T12:00:00Z')).listState,
    });
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
    const answer = await yente.match({ q1: ORLAN, q2: NOBODY });
    expect(answer.status).toBe(200);
    const { responses, limit } = answer.body as unknown as YenteMatchResponse;
    expect(Object.keys(responses)).toEqual(['q1', 'q2']);
    expect(limit).toBe(5);
    expect(responses['q2']).toMatchObject({ status: 200, results: [], total: { value: 0, relation: 'eq' } });
    const own = await yente.service.post(
      '/api/v1/search',
      { searchText: 'Orlan Vestrakov', birthDate: '1971-04-02' },
      yente.token,
    );
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
    const answer = await yente.match({ q1: ORLAN, q2: NOBODY });
    const ids = (answer.headers.get('search-id') ?? '').split(', ');
    const { responses } = answer.body as unknown as YenteMatchResponse;
    expect(ids).toEqual([responses['q1']?.search_id, responses['q2']?.search_id]);
    const [first, second] = await Promise.all(
      ids.map((id) => yente.service.get(`/api/v1/searches/${id}`, yente.token)),
    );
    expect(first?.body).toMatchObject({ outcome: 'potential_match', searchText: 'Orlan Vestrakov' });
    expect(second?.body).toMatchObject({ outcome: 'no_match', complete: true });
  });

  it('gives back the query as it was understood, and names what it did not compare', async () => {
    const { query, ignored } = await yente.only({
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
    const { results } = await yente.only({ q: { schema: 'Person', properties } });
    expect(results.map(({ id }) => id)).toEqual(['list-a..1']);
  });

  it('shows less by limit, cutoff and ids that are named, never nobody by a limit or cutoff, and never says that there is less', async () => {
    const all = await yente.only({ q: ORLAN });
    expect(all.total.value).toBe(1);
    for (const query of ['?limit=0', '?cutoff=1', '?limit=0&cutoff=1']) {
      const { results, total } = await yente.only(
        { q: { ...ORLAN, properties: { name: ['Orlan Vestrakow'] } } },
        query,
      );
      expect([results.map(({ id }) => id), total.value]).toEqual([['list-a..1'], 1]);
    }
    const named = await yente.only({ q: ORLAN }, '?exclude_entity_ids=list-a..1');
    expect([named.results, named.total.value]).toEqual([[], 1]);
    const recorded = await yente.service.get(`/api/v1/searches/${named.search_id}`, yente.token);
    expect(recorded.body).toMatchObject({ outcome: 'potential_match', total: 1 });
  });

  it('counts a result as a match from the threshold of the request on, and without one always', async () => {
    const conflict = { q: { schema: 'Person', properties: { name: ['Orlan Vestrakov'], birthDate: ['1931-01-01'] } } };
    const [without] = (await yente.only(conflict)).results;
    expect(without).toMatchObject({ match: true });
    expect(without?.score).toBeLessThan(1);
    // A fact that differs lowers the score, and releases nobody.
    const [above] = (await yente.only(conflict, '?threshold=1.0')).results;
    expect(above).toMatchObject({ match: true, score: without?.score });
    const slip = { q: { schema: 'Person', properties: { name: ['Orlen Vestrakow'], birthDate: ['1931-01-01'] } } };
    expect((await yente.only(slip, '?threshold=1.0')).results).toMatchObject([{ match: false }]);
    expect((await yente.only(slip, '?threshold=0.10')).results).toMatchObject([{ match: true }]);
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
    const answer = await yente.match(queries, query);
    expect([answer.status, typeof answer.body['detail']]).toEqual([status, 'string']);
    expect(answer.headers.get('search-id')).toBeNull();
  });

  it.each(['__proto__', 'constructor', 'toString'])('takes %s for no schema', async (name) => {
    const schema = await yente.service.post(
      `${BASE}/match/default`,
      `{"queries": {"q": {"schema": "${name}", "properties": {"name": ["x"]}}}}`,
      yente.token,
    );
    expect(schema.status).toBe(400);
  });

  it.each(['Name', 'names', 'name ', 'maidenName', 'owner', 'documentNumber', '__proto__', 'constructor', ''])(
    'is refused with the property %j, which may hold a name or a number and is not screened',
    async (property) => {
      const one = `{"schema": "Person", "properties": {"name": ["Somebody Else"], ${JSON.stringify(property)}: ["x"]}}`;
      const answer = await yente.service.post(`${BASE}/match/default`, `{"queries": {"q": ${one}}}`, yente.token);
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
    expect((await yente.only({ q: { schema: 'Person', properties } })).results).toHaveLength(1);
  });

  it('of several is answered in full, or the error says which one it is', async () => {
    const answer = await yente.match({ one: NOBODY, two: { schema: 'Person', properties: { name: ['!!!'] } } });
    expect([answer.status, answer.body['detail']]).toEqual([422, expect.stringContaining('"two"')]);
    const future = { schema: 'Person', properties: { name: ['Orlan Vestrakov'], birthDate: ['2999-01-01'] } };
    expect((await yente.only({ q: future })).ignored).toEqual(['birthDate']);
  });

  it('answers a query of any id, or none', async () => {
    for (const name of ['__proto__', 'constructor', '']) {
      const body = `{"queries": {"b": ${JSON.stringify(NOBODY)}, ${JSON.stringify(name)}: ${JSON.stringify(ORLAN)}}}`;
      const answer = await yente.service.post(`${BASE}/match/default`, body, yente.token);
      if (answer.status !== 200) expect(answer.status).toBe(400);
      else expect(Object.keys(Object(answer.body)['responses'])).toEqual(['b', name]);
    }
  });

  it('is refused with weights or a configuration, which would be another scoring', async () => {
    for (const [member, value] of [
      ['weights', { name_literal: 0.8 }],
      ['config', { nm_number_mismatch: 0.4 }],
    ] as const) {
      const { status, body } = await yente.service.post(
        `${BASE}/match/default`,
        { queries: { q: NOBODY }, [member]: value },
        yente.token,
      );
      expect([status, body['detail']]).toEqual([400, expect.stringContaining(`${member} cannot be sent`)]);
    }
    const none = { queries: { q: NOBODY }, weights: {}, config: {} };
    expect((await yente.service.post(`${BASE}/match/default`, none, yente.token)).status).toBe(200);
  });

  it('takes scores as programs write them, and says how many results it may show', async () => {
    const { limit } = (await yente.match({ q: ORLAN }, `?threshold=${0.1 + 0.7}&cutoff=${0.1 + 0.2}&limit=0`)).body;
    expect(limit).toBe(1);
  });

  it('takes the names of algorithms that clients of yente send', async () => {
    const { body } = await yente.service.get(`${BASE}/algorithms`, yente.token);
    for (const { name } of Object(body)['algorithms']) await yente.only({ q: ORLAN }, `?algorithm=${name}`);
    expect(Object(body)['algorithms'].length).toBeGreaterThan(3);
    await yente.only({ q: ORLAN }, '?algorithm=Logic-V2');
  });
});
