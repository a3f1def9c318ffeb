import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestService } from '../support/test-service.ts';
import { startWatchman } from './watchman-service.ts';
import { RECORDED, type YenteStep } from './yente-recorded.ts';

const BASE = '/compat/yente';
let service: TestService;
let token: string;
beforeAll(async () => {
  service = await startWatchman();
  token = await service.token();
});
afterAll(() => service.close());

type Sent = YenteStep['sent'][number];
const send = ({ method, path, body }: Sent, authorization: string) =>
  service.fetch(BASE + path, {
    method,
    redirect: 'manual',
    headers: { authorization, 'content-type': 'application/json' },
    ...(body === null ? {} : { body: JSON.stringify(body) }),
  });

describe('yente’s own Python client', () => {
  it.each(Object.entries(RECORDED))('gets the answers that were recorded: %s', async (_, { sent, refused }) => {
    const statuses: number[] = [];
    for (const one of sent) statuses.push((await send(one, `ApiKey ${token}`)).status);
    // It follows a redirect by itself: that is what it sent next.
    const [last = 0] = statuses.slice(-1);
    if (refused !== undefined) expect(last).toBe(refused);
    else expect(statuses.filter((status) => status !== 200 && status !== 308)).toEqual([]);
  });

  it('is led to the same page of a party that has another id', async () => {
    const [moved, followed] = RECORDED['adjacent by property']?.sent ?? [];
    if (moved === undefined || followed === undefined) throw new Error('not recorded');
    const { headers } = await send(moved, `ApiKey ${token}`);
    const { pathname, search } = new URL(headers.get('location') ?? '', service.url + BASE + moved.path);
    expect(pathname + search).toBe(BASE + followed.path);
    expect((await send(followed, `ApiKey ${token}`)).body).toMatchObject({
      results: [{ schema: 'Sanction', datasets: ['list_b'] }],
      total: { value: 2, relation: 'eq' },
      limit: 1,
      offset: 1,
    });
  });
});

describe('the backend of Marble', () => {
  const [first, second] = ['0192f6a3-7c0e-7e9a-9d0c-2b6f7d1e4a55', '0192f6a3-7c0e-7e9a-9d0c-2b6f7d1e4a56'];
  const query = 'algorithm=logic-v1&cutoff=0.70&limit=30&threshold=0.70';
  /** As its provider writes it: a member for filters, which another server than yente would take, is always there. */
  const bodyOf = (...queries: readonly (readonly [string, string, object])[]) => ({
    queries: Object.fromEntries(
      queries.map(([id, schema, properties]) => [id, { schema, properties, filters: null }] as const),
    ),
  });
  const match = (body: object, asked = query) => send({ method: 'POST', path: `/match/default?${asked}`, body }, by());
  const by = () => `Bearer ${token}`;

  /** As its adapter reads an answer: what is no match, or more than the limit of the answer, does not exist. */
  function read(body: unknown): { readonly found: readonly string[]; readonly partial: boolean } {
    const matches = new Map<string, number>();
    let partial = false;
    for (const { total, results } of Object.values<{ total: { value: number }; results: Row[] }>(
      Object(body)['responses'],
    )) {
      const matching = results.filter((one) => one.match);
      for (const { id, score } of matching) matches.set(id, score);
      if (total.value > matching.length) partial = true;
    }
    const found = [...matches].sort(([, one], [, other]) => other - one).map(([id]) => id);
    const { limit } = Object(body);
    return { found: limit > 0 ? found.slice(0, limit) : found, partial };
  }
  type Row = { readonly id: string; readonly match: boolean; readonly score: number };

  it('takes no other product of ours, from an address that only that has', async () => {
    expect((await service.fetch(`${BASE}/-/version`)).status).toBe(404);
  });

  it('finds a party, with the members that it needs in the types of its decoder', async () => {
    const { status, body } = await match(bodyOf([first, 'Thing', { name: ['Orlan Vestrakov'] }]));
    expect(status).toBe(200);
    expect(read(body)).toEqual({ found: ['list-a..1'], partial: false });
    const [result] = Object(body)['responses'][first].results;
    const { id, referents, match: isMatch, schema, datasets, score, properties } = result;
    const texts = [id, schema, ...referents, ...datasets, ...properties.name];
    expect(texts.every((text) => typeof text === 'string')).toBe(true);
    expect([typeof isMatch, typeof score, Number.isInteger(Object(body)['limit'])]).toEqual([
      'boolean',
      'number',
      true,
    ]);
  });

  it('finds a vessel by a query for each kind of vehicle', async () => {
    const properties = { name: ['Pelagos Mirage'], registrationNumber: ['0010017'] };
    const { body } = await match(bodyOf([first, 'Airplane', properties], [second, 'Vessel', properties]));
    expect(read(body).found).toEqual(['list-a..5']);
  });

  it('loses nobody to the limit of an organization that left it at 0, nor to one that is too large', async () => {
    for (const limit of ['0', '1', '500']) {
      const { body } = await match(
        bodyOf([first, 'Person', { name: ['Orlan Vestrakov'] }]),
        `${query}&limit=${limit}`.replace('limit=30&', ''),
      );
      expect(read(body).found).toEqual(['list-a..1']);
      expect(Object(body)['limit']).toBeGreaterThan(0);
    }
  });

  it('reads the parties that people released as not there, and that there is more', async () => {
    const asked = `${query}&exclude_entity_ids=list-a..1`;
    const { body } = await match(bodyOf([first, 'Person', { name: ['Orlan Vestrakov'] }]), asked);
    expect(read(body)).toEqual({ found: [], partial: true });
  });

  it('may not choose datasets in the query, and a choice in the body leaves nothing out', async () => {
    const asked = await match(
      bodyOf([first, 'Person', { name: ['Nobody Unlisted'] }]),
      `${query}&include_dataset=list_a`,
    );
    expect(asked.status).toBe(403);
    // In the body, as it sends them to another server: nothing is left out for them.
    const params = { include_datasets: ['list_a'], exclude_datasets: null, exclude_entity_ids: ['list-a..1'] };
    const { body } = await match({ ...bodyOf([first, 'Person', { name: ['Orlan Vestrakov'] }]), params });
    expect(read(body).found).toEqual(['list-a..1']);
  });

  it('reads the catalog: loaded lists, the children of a collection, and a time from its version', async () => {
    const { body } = await send({ method: 'GET', path: '/catalog', body: null }, '');
    const datasets: { name: string; children: string[]; load: boolean; index_version: string | null }[] =
      Object(body)['datasets'];
    const all = datasets.find(({ name }) => name === 'default');
    expect(all?.index_version).toMatch(/^20\d{6}([01]\d|2[0-3])[0-5]\d[0-5]\d-/);
    expect(all?.children).toEqual(
      datasets.filter(({ load, children }) => load && children.length === 0).map(({ name }) => name),
    );
  });

  it('reads the names of algorithms', async () => {
    const { body } = await send({ method: 'GET', path: '/algorithms', body: null }, '');
    const named = Object(body)['algorithms'].map(({ name, description }: Record<string, unknown>) => [
      name,
      typeof description,
    ]);
    expect(named).toContainEqual(['logic-v1', 'string']);
    expect([typeof Object(body)['best'], typeof Object(body)['default']]).toEqual(['string', 'string']);
  });

  it('reads a party again by its id, with the empty choice that it sends', async () => {
    const { status } = await send({ method: 'GET', path: '/entities/list-a..1?algorithm=logic-v1', body: null }, by());
    expect(status).toBe(200);
  });
});
