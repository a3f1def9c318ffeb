import { describe, expect, it } from 'vitest';
import type { Answer } from '../support/test-service.ts';
import { BASE, yenteService } from './yente-service.ts';

const yente = yenteService();

describe('what clients ask before they search', () => {
  it.each(['healthz', 'readyz'])('%s says ok to anybody', async (path) => {
    const { status, body } = await yente.service.fetch(`${BASE}/${path}`);
    expect([status, body]).toEqual([200, { status: 'ok' }]);
  });

  it('readyz is 503 where a required list is missing', async () => {
    const missing = await yente.started({ lists: { ages: { list_a: 1 } } });
    expect((await missing.fetch(`${BASE}/readyz`)).status).toBe(503);
  });

  it('the catalog has every list, and the collections with a time that clients read from the version', async () => {
    const { status, body } = await yente.service.fetch(`${BASE}/catalog`);
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
    const refused = await yente.service.post(`${BASE}/updatez?token=secret`, undefined, yente.token);
    expect([refused.status, refused.body['code']]).toEqual([403, 'scope_missing']);
    const allowed = await yente.service.token({ scopes: ['compat', 'lists:write'] });
    const begun = await yente.service.post(`${BASE}/updatez?sync=true`, undefined, allowed);
    expect([begun.status, begun.body]).toEqual([200, { status: 'ok' }]);
    expect((await yente.service.get(`${BASE}/updatez`, allowed)).status).toBe(405);
  });
});

describe('a search of a text', () => {
  const search = (query: string, by = yente.token): Promise<Answer> =>
    yente.service.get(`${BASE}/search/default${query}`, by);

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
    const recorded = await yente.service.get(`/api/v1/searches/${headers.get('search-id')}`, yente.token);
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
    const { status, body } = await yente.service.get(`${BASE}/search/default?q=${q}`, yente.token);
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
