import { ENDPOINTS, searchResponseSchema } from '@namesake/contract';
import { describe, expect, it } from 'vitest';
import { SEARCH_PATH, useSearchService } from '../support/search-service.ts';

const desk = useSearchService();
const { search } = desk;

describe('POST /api/v1/search', () => {
  it('answers a one-field search for a listed name with an explained potential match', async () => {
    const { status, body, headers } = await search({ searchText: 'orlan vestrakov' });
    expect(status).toBe(200);
    const answer = searchResponseSchema.strict().parse(body);
    expect(answer).toMatchObject({ outcome: 'potential_match', complete: true, total: 1, restricted: false });
    const [pair, ...others] = answer.results[0]?.evidence.tokens ?? [];
    expect(pair).toMatchObject({ querySpan: { start: 0, end: 5 }, listedSpan: { start: 0, end: 5 } });
    expect(others).toEqual([]);
    expect(answer.results[0]?.listings.map(({ id }) => id)).toEqual(['list_a:1', 'list_b:9']);
    expect(answer.results[0]?.aliases.map(({ value }) => value)).toEqual(['O. Vestrakoff', 'Vestrakov Orlan']);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('has no member that nothing fills yet', async () => {
    const { body } = await search({ searchText: 'orlan vestrakov', explain: 'full' });
    const members = new Set<string>();
    JSON.stringify(body, (name, value: unknown) => {
      members.add(name);
      return value;
    });
    for (const stub of ['decision', 'caseId', 'whitelisted', 'byConflict']) expect(members).not.toContain(stub);
  });

  it('says no_match, complete, for a name that no list has', async () => {
    const { body } = await search({ searchText: 'Somebody Else' });
    expect(body).toMatchObject({ outcome: 'no_match', complete: true, total: 0, results: [] });
  });

  it('says insufficient_name for a name that says too little', async () => {
    const { body } = await search({ searchText: 'given' });
    // It tells the threshold that was used: such a name is searched lower.
    expect(body).toMatchObject({ outcome: 'insufficient_name', engine: { threshold: 50 } });
  });

  it('gives the recorded answer back, as it was', async () => {
    const first = await search({ searchText: 'Orlan Vestrakov', explain: 'full', externalRef: 'c-1', purpose: 'test' });
    const again = await desk.service.get(`/api/v1/searches/${String(first.body['searchId'])}`, desk.token);
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect(again.body).toMatchObject({ externalRef: 'c-1', purpose: 'test' });
  });

  it('shows as much of the reasoning as asked for', async () => {
    const answers = await Promise.all(
      ['none', 'summary', 'full'].map(async (explain) =>
        searchResponseSchema.parse((await search({ searchText: 'Orlan Vestrakov', explain })).body),
      ),
    );
    expect(answers.map(({ results }) => results[0]?.evidence.tokens.length)).toEqual([0, 1, 1]);
    expect(answers.map(({ suppressed }) => suppressed.items.length)).toEqual([0, 0, 1]);
    expect(answers.map(({ suppressed }) => suppressed.nearMissCount)).toEqual([1, 1, 1]);
  });

  it.each(['none', 'summary', 'full'])(
    'tells listed names that are also everyday words, explain %s',
    async (explain) => {
      const { suppressed } = searchResponseSchema.parse(
        (await search({ searchText: 'a bramble hedge', explain })).body,
      );
      expect(suppressed.lightNameCount).toBe(1);
      expect(suppressed.items).toContainEqual(expect.objectContaining({ primaryName: 'BRAMBLE', why: 'light_name' }));
    },
  );

  it('gives a request id in every answer', async () => {
    const { headers } = await search({ searchText: 'x y' });
    expect(headers.get('x-request-id')).toMatch(/^req_\w{16}$/);
  });

  it('tells the rate limit in the draft’s structured fields', async () => {
    const { headers } = await search({ searchText: 'x y' });
    expect(headers.get('ratelimit-policy')).toBe('"default";q=600000;w=60');
    expect(headers.get('ratelimit')).toMatch(/^"default";r=\d+;t=\d+$/);
  });
});

describe('what a party is', () => {
  it.each([{ type: 'person' }, { entityType: 'person' }, { type: 'person', entityType: 'person' }])(
    'may be called type or entityType: %j',
    async (named) => {
      const { status, body } = await desk.service.post(
        SEARCH_PATH,
        { searchText: 'orlan vestrakov', ...named },
        desk.token,
      );
      expect([status, body['outcome']]).toEqual([200, 'potential_match']);
    },
  );

  it('is not two things at once', async () => {
    const named = { type: 'person', entityType: 'vessel' };
    const { status, body } = await desk.service.post(
      SEARCH_PATH,
      { searchText: 'orlan vestrakov', ...named },
      desk.token,
    );
    expect([status, body['code'], Object(body['errors'])[0]?.pointer]).toEqual([422, 'types_differ', '/type']);
  });
});

describe('the other reads', () => {
  it('shows a party by the id of any of its listings', async () => {
    const answers = await Promise.all(
      ['list_a:1', 'list_b:9'].map((id) => desk.service.get(`/api/v1/entities/${id}`, desk.token)),
    );
    expect(answers.map(({ body }) => body['entityId'])).toEqual(['list_a:1', 'list_a:1']);
    ENDPOINTS.getEntity.responses[200].schema.parse(answers[0]?.body);
    expect((await desk.service.get('/api/v1/entities/list_a:77', desk.token)).body['code']).toBe('entity_not_found');
  });

  it('compares two parties', async () => {
    const body = { query: { searchText: 'Orlan Vestrakov' }, entity: { names: ['Orlan Vestrakoff'] } };
    const answer = await desk.service.post('/api/v1/compare', body, desk.token);
    ENDPOINTS.compareParties.responses[200].schema.parse(answer.body);
  });

  it('lists what is loaded', async () => {
    const answer = ENDPOINTS.listLists.responses[200].schema.parse(
      (await desk.service.get('/api/v1/lists', desk.token)).body,
    );
    expect(answer).toMatchObject({ demo: false, complete: true });
    expect(answer.items.map(({ id, status, ageSeconds }) => [id, status, ageSeconds])).toEqual([
      ['list_a', 'fresh', 3_600],
      ['list_b', 'fresh', 3_600],
    ]);
  });

  it('is alive and ready', async () => {
    expect((await desk.service.fetch('/livez')).body).toEqual({ status: 'ok' });
    expect((await desk.service.fetch('/readyz')).body).toMatchObject({ status: 'ready', complete: true, problems: [] });
  });
});
