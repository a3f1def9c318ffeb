import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { administratorOf, join, type TestBrowser } from '../support/people.ts';
import { type Answer, startService, type TestService } from '../support/test-service.ts';

type Item = { readonly [member: string]: unknown };

let service: TestService;
let admin: TestBrowser;
let analyst: TestBrowser;
/** Reads everybody's records. */
let reader: string;
const ids: Record<string, string> = {};

beforeAll(async () => {
  service = await startService();
  admin = await administratorOf(service);
  analyst = await join(service, admin, 'Analyst', 'analyst');
  reader = await service.token({ scopes: ['search:read', 'records:read', 'users:read'], name: 'reader' });
  const made = await admin.send('PUT', '/policies/strict', { threshold: 70, text: 'a reason for this test' });
  expect(made.status).toBe(201);
  const screen = async (name: string, by: TestBrowser, body: object) => {
    service.clock.nowMs += 60_000;
    const { body: answer } = await by.send('POST', '/search', body);
    ids[name] = String(answer['searchId']);
  };
  await screen('first', admin, { searchText: 'Tolbrecht Quelmar', externalRef: 'customer-1', purpose: 'onboarding' });
  await screen('second', analyst, { searchText: 'Dalvor Quelmar', policy: 'strict' });
  await screen('third', admin, { searchText: 'Quelmar Dalvor', externalRef: 'customer-1', policy: 'strict' });
  await screen('fourth', analyst, { searchText: 'Tolbrecht Dalvor' });
});
afterAll(() => service.close());

const itemsOf = ({ body }: Answer): readonly Item[] => Object(body)['items'];
const namesOf = (answer: Answer) =>
  itemsOf(answer).map(({ searchId }) => Object.entries(ids).find(([, id]) => id === searchId)?.[0]);
/** The opaque id that addresses hold of a reference. */
const customer = async (externalRef: string): Promise<string> =>
  String((await service.post('/api/v1/customers/find', { externalRef }, reader)).body['customerId']);
const list = (query = '', by = reader) => service.get(`/api/v1/searches?${query}`, by);

describe('GET /api/v1/searches', () => {
  it('gives what was screened, newest first, with who asked and what it came to', async () => {
    const answer = await list();
    expect(namesOf(answer)).toEqual(['fourth', 'third', 'second', 'first']);
    const { body: whole } = await service.get(`/api/v1/searches/${ids['first']}`, reader);
    expect(itemsOf(answer)[3]).toEqual({
      searchId: ids['first'],
      searchedAt: whole['searchedAt'],
      searchText: 'Tolbrecht Quelmar',
      outcome: whole['outcome'],
      complete: whole['complete'],
      total: whole['total'],
      best: null,
      hits: { open: 0, proposed: 0, decided: 0 },
      actor: { id: expect.stringMatching(/^user:usr_/), kind: 'user', name: 'Ada' },
      policy: 'default',
      externalRef: 'customer-1',
      reopened: null,
      batch: null,
      purpose: 'onboarding',
      customerId: await customer('customer-1'),
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['customer=customer-1', ['third', 'first']],
    ['policy=strict', ['third', 'second']],
    ['policy=strict&customer=customer-1', ['third']],
    ['policy=default', ['fourth', 'first']],
    ['customer=nobody', []],
  ])('keeps to %s', async (query, wanted) => {
    const [before = '', reference] = query.split('customer=');
    const asked = reference === undefined ? query : `${before}customer=${await customer(reference)}`;
    expect(namesOf(await list(asked))).toEqual(wanted);
  });

  it('keeps to a time: from a moment on, and before another', async () => {
    const [, third, second] = itemsOf(await list());
    const [from, to] = [second, third].map((item) => encodeURIComponent(String(item?.['searchedAt'])));
    expect(namesOf(await list(`from=${from}&to=${to}`))).toEqual(['second']);
  });

  it('keeps to an outcome', async () => {
    const [newest] = itemsOf(await list());
    const outcome = String(newest?.['outcome']);
    expect(itemsOf(await list(`outcome=${outcome}`)).every((item) => item['outcome'] === outcome)).toBe(true);
    expect(itemsOf(await list('outcome=insufficient_name'))).toEqual([]);
  });

  it('keeps to an actor', async () => {
    const [newest] = itemsOf(await list());
    expect(namesOf(await list(`actor=${Object(newest)['actor'].id}`))).toEqual(['fourth', 'second']);
    expect(namesOf(await list('actor=token:tok_nobody'))).toEqual([]);
  });

  it('comes in pages, whose cursor belongs to its filters', async () => {
    const first = await list('policy=strict&limit=1');
    const cursor = String(first.body['nextCursor']);
    const second = await list(`policy=strict&limit=1&cursor=${cursor}`);
    expect([...namesOf(first), ...namesOf(second)]).toEqual(['third', 'second']);
    expect(second.body['nextCursor']).toBeNull();
    for (const query of [`limit=1&cursor=${cursor}`, `policy=strict&limit=1&cursor=x${cursor}`])
      expect((await list(query)).body['code']).toBe('cursor_invalid');
  });

  it.each([
    'outcome=clear',
    'actor=Ada',
    'externalRef=customer-1',
    'customer=customer-1',
    'from=yesterday',
    'name=Tolbrecht',
  ])('refuses %s: an address is no place for names', async (query) => {
    expect((await list(query)).status).toBe(422);
  });
});

describe('who may read the history', () => {
  it.each([
    ['search:write', 403],
    ['records:read', 403],
    ['search:read', 200],
  ] as const)('a token with %s alone: %i', async (scope, status) => {
    expect((await list('', await service.token({ scopes: [scope] }))).status).toBe(status);
  });

  it('without records:read, the records of others do not exist', async () => {
    const token = await service.token({ scopes: ['search:read', 'search:write'] });
    expect(itemsOf(await list('', token))).toEqual([]);
    const { body } = await service.post('/api/v1/search', { searchText: 'Dalvor Tolbrecht' }, token);
    expect(itemsOf(await list('', token)).map(({ searchId }) => searchId)).toEqual([body['searchId']]);
    const other = itemsOf(await list()).find(({ searchId }) => searchId === ids['second']);
    expect(itemsOf(await list(`actor=${Object(other)['actor'].id}`, token))).toEqual([]);
  });

  it('a token finds what the tokens before it screened', async () => {
    const parent = await service.token({ scopes: ['tokens:write', 'search:read', 'search:write'] });
    const { body: old } = await service.post(
      '/api/v1/tokens',
      { name: 'old', scopes: ['search:read', 'search:write'] },
      parent,
    );
    const { body } = await service.post('/api/v1/search', { searchText: 'Dalvor Tolbrecht' }, String(old['token']));
    const { body: rotated } = await service.post(`/api/v1/tokens/${old['id']}/rotate`, { overlapHours: 1 }, parent);
    const found = itemsOf(await list('', String(rotated['token'])));
    expect(found.map(({ searchId }) => searchId)).toEqual([body['searchId']]);
  });
});

describe('reading the history', () => {
  const latest = async () => (await service.app.storage.audit.latest(1))[0];

  beforeEach(async () => {
    await admin.get('/tokens');
  });

  it('is recorded with the filters and what the page spans, without reference, text or name', async () => {
    await list(`policy=strict&customer=${await customer('customer-1')}`);
    expect(await latest()).toMatchObject({
      action: 'records.listed',
      detail: { policy: 'strict', customer: true, count: 1, newest: ids['third'], oldest: ids['third'] },
    });
    expect(JSON.stringify(await latest())).not.toMatch(/customer-1|cus_|Quelmar/);
  });

  it('leaves out what was erased', async () => {
    const by = { holdsVersion: await service.app.storage.legalHolds.version(), why: 'request', run: null } as const;
    const event = { at: service.clock.nowMs, actor: 'user:test', action: '', target: '', detail: {}, requestId: '' };
    const selection = { kind: 'searches', ids: [Buffer.alloc(16)] } as const;
    await service.app.storage.erasure.scan(selection, { holds: [], onBatch: async () => {} });
    const found: unknown[] = [];
    await service.app.storage.erasure.scan(
      { kind: 'external_ref', externalRef: 'customer-1' },
      {
        holds: [],
        onBatch: async (batch) => {
          found.push(...batch);
          if (batch.length > 0) await service.app.storage.erasure.eraseScreenings(batch, { ...by, event });
        },
      },
    );
    expect(found).toHaveLength(2);
    expect(itemsOf(await list(`customer=${await customer('customer-1')}`))).toEqual([]);
    expect(namesOf(await list('policy=strict'))).toEqual(['second']);
  });
});
