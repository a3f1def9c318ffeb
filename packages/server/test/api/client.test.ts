import { type BatchProgress, Namesake, type NamesakeEvent, type RowAnswer, verifyWebhook } from '@namesake/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newSecret, signed } from '../../src/modules/webhooks/message.ts';
import { LISTED, NOBODY, startForOurClients } from '../support/clients-service.ts';
import type { FolderService } from '../support/folder-service.ts';

let service: FolderService;
let client: Namesake;
/** What the client sent. */
let calls: string[];
beforeAll(async () => {
  service = await startForOurClients();
  const { url, token } = service.access;
  calls = [];
  client = new Namesake({
    baseUrl: url,
    token,
    fetch: (input, init) => {
      calls.push(`${init?.method} ${new URL(String(input)).pathname}`);
      return fetch(input, init);
    },
  });
});
afterAll(() => service.close());

async function all<T>(items: AsyncIterable<T>): Promise<readonly T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

describe('the client of TypeScript', () => {
  it('lets a name pass that no list has, and holds on a listed one', async () => {
    expect(await client.search({ searchText: NOBODY })).toMatchObject({ mayPass: true, outcome: 'no_match' });
    const { mayPass, outcome, raw } = await client.search({ searchText: LISTED });
    expect([mayPass, outcome, raw.results[0]?.primaryName]).toEqual([false, 'potential_match', LISTED]);
    expect((await client.search({ searchText: LISTED, view: 'compact' })).raw.results[0]?.lists).toEqual(['un_sc']);
    expect((await client.search({ searchText: NOBODY, view: 'compact' })).mayPass).toBe(true);
  });

  it('does a search once, however often it is sent with its key', async () => {
    const options = { idempotencyKey: 'payment-1' };
    const first = await client.search({ searchText: NOBODY }, options);
    expect((await client.search({ searchText: NOBODY }, options)).searchId).toBe(first.searchId);
    await expect(client.search({ searchText: LISTED }, options)).rejects.toMatchObject({
      code: 'idempotency_key_reused',
    });
  });

  it('does nothing twice where an answer is lost on its way and the request is sent again', async () => {
    const { url, token } = service.access;
    let lost = 0;
    const losing = new Namesake({
      baseUrl: url,
      token,
      wait: async () => {},
      fetch: async (input, init) => {
        const answer = await fetch(input, init);
        if (init?.method !== 'POST' || lost++ % 2 === 1) return answer;
        await answer.text();
        throw new TypeError('terminated');
      },
    });
    const count = async (path: '/api/v1/searches' | '/api/v1/batches') =>
      (await client.request('GET', path, { query: { limit: 500 } })).items.length;
    const before = [await count('/api/v1/searches'), await count('/api/v1/batches')];
    expect((await losing.search({ searchText: NOBODY })).mayPass).toBe(true);
    const saved = await losing.customers.upsert({ externalRef: 'customer-1', searchText: NOBODY });
    expect([saved.addedCount, saved.unchangedCount]).toEqual([1, 0]);
    expect(await all(losing.batches.screen([{ searchText: NOBODY }]))).toHaveLength(1);
    expect(lost).toBe(6);
    // The search, the one of the new customer, the row; and one batch.
    const after = [await count('/api/v1/searches'), await count('/api/v1/batches')];
    expect(after.map((now, at) => now - (before[at] ?? 0))).toEqual([3, 1]);
  });

  it('says what is wrong with a request by the code of the API and the member', async () => {
    await expect(client.search({ searchText: 'x', threshold: 20 })).rejects.toMatchObject({
      code: 'threshold_too_low',
      status: 422,
      requestId: expect.stringMatching(/^req_/),
      errors: [{ pointer: '/threshold' }],
    });
    const stranger = new Namesake({ baseUrl: service.access.url, token: 'nsk_live_mistyped' });
    await expect(stranger.search({ searchText: 'x' })).rejects.toMatchObject({ code: 'token_malformed', status: 401 });
  });

  it('compares two parties', async () => {
    const compared = await client.compare({ query: { searchText: LISTED }, entity: { names: [LISTED] } });
    expect(compared.nameScore).toBe(100);
  });

  it('screens rows of an iterable in their order, a part at a time, with progress', async () => {
    const names = [NOBODY, LISTED, '', NOBODY, LISTED];
    async function* rows() {
      for (const [id, searchText] of names.entries()) yield { id, searchText };
    }
    const progress: BatchProgress[] = [];
    const options = { rowsPerBatch: 2, name: 'november', onProgress: (one: BatchProgress) => void progress.push(one) };
    const answers: readonly RowAnswer[] = await all(client.batches.screen(rows(), options));
    expect(answers.map(({ id, mayPass, outcome }) => [id, mayPass, outcome])).toEqual([
      ['0', true, 'no_match'],
      ['1', false, 'potential_match'],
      ['2', false, 'error'],
      ['3', true, 'no_match'],
      ['4', false, 'potential_match'],
    ]);
    expect(progress.at(-1)).toMatchObject({ rowCount: 5, batch: { name: 'november', state: 'done', rowCount: 1 } });
    expect(calls.filter((call) => call === 'POST /api/v1/batches')).toHaveLength(3);
  });

  it('goes on with rows that were uploaded before, by the key of the caller', async () => {
    const rows = [LISTED, NOBODY].map((searchText) => ({ searchText }));
    const ids = async (some: readonly { searchText: string }[]) =>
      (await all(client.batches.screen(some, { idempotencyKey: 'night-1', rowsPerBatch: 1 }))).map(
        ({ searchId }) => searchId,
      );
    const before = await ids(rows.slice(0, 1));
    expect((await ids(rows)).slice(0, 1)).toEqual(before);
  });

  it('screens the parties beside a row, with the id of the row', async () => {
    const rows = [{ id: 'c-1', searchText: NOBODY, related: [{ role: 'owner', searchText: LISTED }] }];
    const answers = await all(client.batches.screen(rows));
    expect(answers.map(({ id, mayPass, raw }) => [id, mayPass, raw.role])).toEqual([
      ['c-1', true, null],
      ['c-1', false, 'owner'],
    ]);
  });

  it('puts customers under watch, reads one by its reference, and follows what happens', async () => {
    const externalRef = 'customer 4711 / Nord';
    const saved = await client.customers.upsert({ externalRef, searchText: LISTED });
    expect([saved.addedCount, saved.items[0]?.status]).toEqual([1, 'alert']);
    await client.customers.upsert([{ externalRef: 'customer-4712', searchText: NOBODY }]);
    expect(await client.customers.read(externalRef)).toMatchObject({ externalRef, status: 'alert' });
    const events = await all(client.events());
    expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['customer.alerted']));
    const [first, ...later] = events;
    expect(await all(client.events({ after: first?.id ?? '' }))).toEqual(later);
  });

  it('waits for the next event where it follows them', async () => {
    const { url, token } = service.access;
    const customer = { externalRef: 'customer-4713', searchText: LISTED };
    const waits: number[] = [];
    const follower = new Namesake({
      baseUrl: url,
      token,
      wait: async (ms) => {
        waits.push(ms);
        await client.customers.upsert(customer);
      },
    });
    const known = await all(client.events());
    const seen: NamesakeEvent[] = [];
    for await (const event of follower.events({ after: known.at(-1)?.id ?? '', follow: true, pauseMs: 7 })) {
      seen.push(event);
      if (event.type === 'customer.alerted') break;
    }
    expect(waits).toEqual([7]);
    expect(seen.at(-1)?.type).toBe('customer.alerted');
  });

  it('calls every other endpoint by its path', async () => {
    const list = await client.request('GET', '/api/v1/lists/{id}', { path: { id: 'un_sc' } });
    expect(list.id).toBe('un_sc');
    expect(await client.request('GET', '/api/v1/customers', { query: { limit: 1 } })).toMatchObject({ items: [{}] });
    const batches = await client.request('GET', '/api/v1/batches');
    const path = { id: batches.items[0]?.id ?? '' };
    expect(await client.request('GET', '/api/v1/batches/{id}/report.csv', { path })).toMatch(/row,/);
    const pdf = await client.request('GET', '/api/v1/batches/{id}/report.pdf', { path });
    expect([pdf.type, (await pdf.text()).slice(0, 5)]).toEqual(['application/pdf', '%PDF-']);
    const url = 'https://hooks.example.test/namesake';
    const webhook = await client.request('POST', '/api/v1/webhooks', {
      body: { url, events: ['customer.alerted'] },
    });
    const gone = await client.request('DELETE', '/api/v1/webhooks/{id}', { path: { id: webhook.id } });
    expect(gone).toBeUndefined();
  });

  it.each(['..', '.', ''])('leads to no other endpoint by a parameter: %j', async (id) => {
    await expect(client.request('GET', '/api/v1/lists/{id}', { path: { id } })).rejects.toThrow(TypeError);
  });

  it('is held by the compiler to what an endpoint takes', async () => {
    const wrong = [
      // @ts-expect-error There is no such path.
      () => client.request('GET', '/api/v1/list'),
      // @ts-expect-error It has no DELETE.
      () => client.request('DELETE', '/api/v1/lists/{id}', { path: { id: 'x' } }),
      // @ts-expect-error It needs its parameter.
      () => client.request('GET', '/api/v1/lists/{id}'),
      // @ts-expect-error A member is mistyped.
      () => client.search({ searchText: 'x', treshold: 80 }),
      // @ts-expect-error It takes a body.
      () => client.request('POST', '/api/v1/compare'),
    ];
    expect(wrong).toHaveLength(5);
  });

  it('verifies what the service signs', async () => {
    const secret = newSecret();
    const text = JSON.stringify({ type: 'list.stale', timestamp: '2026-03-01T12:00:00.000Z', data: { list: 'un_sc' } });
    const { headers, body } = signed('msg_1', text, [newSecret(), secret], Date.now());
    expect(await verifyWebhook(body, headers, secret)).toMatchObject({ id: 'msg_1', data: { list: 'un_sc' } });
    await expect(verifyWebhook(`${body} `, headers, secret)).rejects.toMatchObject({ code: 'webhook_not_verified' });
  });
});
