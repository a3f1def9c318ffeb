import type { LookbackHitView, LookbackView } from '@namesake/contract';
import { type ComparedEntity, compare, DEFAULT_POLICY, loadModel, type Query } from '@namesake/engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runLookback } from '../../src/modules/lookbacks/run.ts';
import { type Answer, startService, type TestService } from '../support/test-service.ts';

const ALL = ['search:write', 'search:read', 'records:read', 'audit:read', 'retention:write'] as const;
const NEVER = new AbortController().signal;

let service: TestService;
let token: string;
beforeEach(async () => {
  service = await startService();
  token = await service.token({ scopes: [...ALL] });
});
afterEach(() => service.close());

const post = (path: string, body: unknown = {}, by = token) => service.post(`/api/v1${path}`, body, by);
const get = (path: string, by = token) => service.get(`/api/v1${path}`, by);
const view = ({ status, body }: Answer, expected = 200): LookbackView => {
  expect([status, body['code']]).toEqual([expected, undefined]);
  return body as unknown as LookbackView;
};
const run = (id: string, signal = NEVER) => runLookback(service.app, id, signal);
const results = async (id: string, by = token): Promise<readonly LookbackHitView[]> =>
  Object((await get(`/lookbacks/${id}/results?limit=500`, by)).body)['items'];
async function screen(query: Record<string, unknown>, by = token): Promise<string> {
  const { status, body } = await post('/search', query, by);
  expect(status).toBe(200);
  service.clock.nowMs += 1_000;
  return String(body['searchId']);
}
async function ask(body: Record<string, unknown>, by = token): Promise<LookbackView> {
  const asked = view(await post('/lookbacks', body, by), 201);
  await run(asked.id);
  return view(await get(`/lookbacks/${asked.id}`, by));
}
const asks = (...names: string[]) => ({ entity: { names } });

const LONG = `Payment of the March invoice for freight and port dues, reference 88-1. ${'The goods are in the usual place. '.repeat(40)}Pay to Quelmar Dalvor Tolbrecht, Hamburg.`;

describe('a lookback', () => {
  it('finds a party by name, spelling, script, alias and inside a long text, newest first, and nobody else', async () => {
    const found = [
      await screen({ searchText: 'Quelmar Dalvor Tolbrecht', externalRef: 'customer-1' }),
      await screen({ searchText: 'Tolbrekht, Quelmar Dalvor', type: 'person' }),
      await screen({ searchText: 'Квелмар Далвор Толбрехт' }),
      await screen({ searchText: 'Somebody Else', aliases: ['Quelmar Dalvor Tolbrecht'] }),
      await screen({ searchText: LONG }),
    ];
    await screen({ searchText: 'Orlan Vestrakov' });
    await screen({ searchText: 'A payment for freight to Hamburg' });
    const done = await ask({ ...asks('Quelmar Dalvor TOLBRECHT'), text: 'A new designation' });
    expect(done).toMatchObject({
      state: 'done',
      totalCount: 7,
      scannedCount: 7,
      unreadableCount: 0,
      skippedCount: 0,
      foundCount: 5,
      erasedCount: 0,
    });
    expect(done).toMatchObject({ everybody: true, threshold: 75, text: 'A new designation', entityId: null });
    const hits = await results(done.id);
    expect(hits.map(({ searchId }) => searchId)).toEqual([...found].reverse());
    expect(hits.at(-1)).toMatchObject({
      searchText: 'Quelmar Dalvor Tolbrecht',
      externalRef: 'customer-1',
      nameScore: 100,
      score: 100,
      priority: 'high',
      matchedValue: 'Quelmar Dalvor TOLBRECHT',
      searchedAt: '2026-03-01T12:00:00.000Z',
    });
    expect((await get(`/searches/${hits[0]?.searchId}`)).body['searchText']).toBe(LONG);
  });

  it('comes to what a comparison of each pair comes to, with all that was recorded', async () => {
    const entity = {
      names: ['Quelmar Dalvor TOLBRECHT', 'Dalvor TOLBRECHT'],
      type: 'person',
      birthDates: ['1971-04-02'],
      countries: ['DE'],
      identifiers: [{ type: 'passport', value: 'QX 4711' }],
    } satisfies ComparedEntity;
    const queries: readonly Query[] = [
      { searchText: 'Quelmar Tolbrecht' },
      { searchText: 'Quelmar Dalvor Tolbrecht', birthDate: '1952-10-07', countries: ['IR'], type: 'person' },
      { searchText: 'Dalvor Tolbrecht', birthDate: '1971-04-02' },
      { searchText: 'Nobody Unlisted', identifiers: [{ type: 'passport', value: 'qx4711' }] },
      { searchText: 'Tolbrecht' },
      { searchText: 'Quelmar Vestrakov' },
    ];
    const ids: string[] = [];
    for (const query of queries) ids.push(await screen(query));
    const done = await ask({ entity });
    const hits = await results(done.id);
    let found = 0;
    for (const [at, query] of queries.entries()) {
      const { nameScore, score, priority, matchedName } = compare(query, entity, DEFAULT_POLICY, loadModel());
      const hit = hits.find(({ searchId }) => searchId === ids[at]);
      const pair =
        priority === null ? undefined : { nameScore, score, priority, matchedValue: matchedName?.value ?? null };
      expect(hit && { ...hit }, query.searchText).toEqual(pair && expect.objectContaining(pair));
      found += priority === null ? 0 : 1;
    }
    expect([done.foundCount, found > 2 && found < queries.length]).toEqual([found, true]);
  });

  it('asks for a listed party by the names and facts of its listings', async () => {
    const id = await screen({ searchText: 'Orlan Vestrakov' });
    await screen({ searchText: 'Quelmar Tolbrecht' });
    const done = await ask({ entityId: 'list_b:9' });
    expect(done).toMatchObject({ entityId: 'list_a:1', foundCount: 1 });
    expect(done.entity.names[0]).toBe('Orlan VESTRAKOV');
    expect((await results(done.id)).map(({ searchId }) => searchId)).toEqual([id]);
    expect((await post('/lookbacks', { entityId: 'list_a:404' })).body['code']).toBe('entity_not_found');
  });

  it('refuses what asks for nobody, or by less than the lowest threshold', async () => {
    const codeOf = async (body: unknown) => {
      const answer = await post('/lookbacks', body);
      return [answer.status, answer.body['code']];
    };
    expect(await codeOf({})).toEqual([422, 'lookback_party']);
    expect(await codeOf({ ...asks('Orlan'), entityId: 'list_a:1' })).toEqual([422, 'lookback_party']);
    expect(await codeOf(asks('Orlan', '…'))).toEqual([422, 'unscreenable_text']);
    expect(await codeOf({ ...asks('Orlan'), threshold: 49 })).toEqual([422, 'threshold_too_low']);
    expect(await codeOf({ entity: { names: ['Orlan'], birthDates: ['2999'] } })).toEqual([422, 'invalid_birth_date']);
    for (let n = 0; n < 5; n++) view(await post('/lookbacks', asks('Orlan Vestrakov')), 201);
    expect(await codeOf(asks('Orlan Vestrakov'))).toEqual([409, 'lookback_limit']);
  });

  it('looks at the time that is asked for, and at nothing that was recorded after it was asked', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 3; n++) ids.push(await screen({ searchText: 'Quelmar Tolbrecht' }));
    const asked = view(await post('/lookbacks', asks('Quelmar Tolbrecht')), 201);
    await screen({ searchText: 'Quelmar Tolbrecht' });
    await run(asked.id);
    expect(view(await get(`/lookbacks/${asked.id}`))).toMatchObject({
      state: 'done',
      totalCount: 3,
      scannedCount: 3,
      foundCount: 3,
    });
    const range = { from: '2026-03-01T12:00:01Z', to: '2026-03-01T12:00:02Z' };
    const done = await ask({ ...asks('Quelmar Tolbrecht'), ...range });
    expect(done).toMatchObject({ totalCount: 1, foundCount: 1, from: '2026-03-01T12:00:01.000Z' });
    expect((await results(done.id)).map(({ searchId }) => searchId)).toEqual([ids[1]]);
  });

  it('finds the less, the higher the threshold is', async () => {
    await screen({ searchText: 'Quelmar Dalvor Tolbrecht' });
    await screen({ searchText: 'Quelmar Tolbrekt' });
    const found = async (threshold: number) =>
      (await ask({ ...asks('Quelmar Dalvor Tolbrecht'), threshold })).foundCount;
    expect([await found(50), await found(100)]).toEqual([2, 1]);
  });
});

describe('a lookback that is ended', () => {
  it('by its creator stops and keeps what it found', async () => {
    for (let n = 0; n < 150; n++) await screen({ searchText: 'Quelmar Tolbrecht' });
    const { id } = view(await post('/lookbacks', asks('Quelmar Tolbrecht')), 201);
    const { lookbacks } = service.app.storage;
    const finish = lookbacks.finish.bind(lookbacks);
    lookbacks.finish = async (...part) => {
      lookbacks.finish = finish;
      const isStored = await finish(...part);
      view(await post(`/lookbacks/${id}/cancel`));
      return isStored;
    };
    await run(id);
    expect(view(await get(`/lookbacks/${id}`))).toMatchObject({
      state: 'cancelled',
      scannedCount: 100,
      foundCount: 100,
    });
    expect(await results(id)).toHaveLength(100);
    expect((await post(`/lookbacks/${id}/cancel`)).body['code']).toBe('lookback_over');
    await run(id);
    expect(view(await get(`/lookbacks/${id}`)).scannedCount).toBe(100);
  });
});

describe('who sees what', () => {
  it('own screenings with search:read, those of everybody with records:read, as it was when it was asked', async () => {
    const mine = await service.token({ scopes: ['search:write', 'search:read'] });
    const own = await screen({ searchText: 'Quelmar Tolbrecht' }, mine);
    await screen({ searchText: 'Quelmar Tolbrecht' });
    const limited = await ask(asks('Quelmar Tolbrecht'), mine);
    expect(limited).toMatchObject({ everybody: false, totalCount: 1, foundCount: 1 });
    expect((await results(limited.id, mine)).map(({ searchId }) => searchId)).toEqual([own]);
    const whole = await ask(asks('Quelmar Tolbrecht'));
    expect(whole).toMatchObject({ everybody: true, totalCount: 2, foundCount: 2 });
    for (const path of ['', '/results', '/report.csv'])
      expect((await get(`/lookbacks/${whole.id}${path}`, mine)).body['code']).toBe('lookback_not_found');
    expect((await post(`/lookbacks/${whole.id}/cancel`, {}, mine)).body['code']).toBe('lookback_not_found');
    const listed = async (by: string) =>
      Object((await get('/lookbacks', by)).body)['items'].map((one: LookbackView) => one.id);
    expect(await listed(mine)).toEqual([limited.id]);
    expect(await listed(token)).toEqual([whole.id, limited.id]);
    expect((await get(`/lookbacks/${limited.id}`)).status).toBe(200);
    const none = await service.token({ scopes: ['search:write'] });
    expect((await post('/lookbacks', asks('Quelmar'), none)).body['code']).toBe('scope_missing');
  });

  it('is in the audit log, without a name', async () => {
    await screen({ searchText: 'Quelmar Tolbrecht' });
    const { id } = await ask(asks('Quelmar Tolbrecht'));
    await results(id);
    await get(`/lookbacks/${id}/report.csv`);
    const { body } = await get('/audit?limit=50');
    const events = Object(body)['items'].filter(({ target }: { target: { id: string } }) =>
      JSON.stringify(target).includes(id),
    );
    expect(events.map(({ action }: { action: string }) => action).reverse()).toEqual([
      'lookback.created',
      'lookback.done',
      'lookback.read',
      'lookback.exported',
    ]);
    expect(JSON.stringify(events)).not.toMatch(/tolbrecht/i);
  });
});

describe('what a lookback keeps', () => {
  it('is exported as CSV that no spreadsheet runs', async () => {
    await screen({ searchText: '=Quelmar Tolbrecht', externalRef: '+1' });
    const { id } = await ask(asks('Quelmar Tolbrecht'));
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${service.url}/api/v1/lookbacks/${id}/report.csv`, { headers });
    const [head, line, ...rest] = (await response.text()).split('\r\n');
    expect(head).toMatch(/^search_id,searched_at,external_ref,search_text,name_score/);
    expect(line).toMatch(
      /^srch_\w+,2026-03-01T12:00:00.000Z,'\+1,'=Quelmar Tolbrecht,100,100,high,Quelmar Tolbrecht,token:/,
    );
    expect(rest).toEqual(['']);
  });

  it('goes with the records of the person it asks for, and by itself; not while anything is on hold', async () => {
    await screen({ searchText: 'Quelmar Tolbrecht' });
    const first = await ask(asks('Quelmar Tolbrecht'));
    const other = await ask(asks('Orlan Vestrakov'));
    const selection = { kind: 'text', text: 'quelmar tolbrecht' };
    expect((await post('/erasures/preview', { selection })).body).toMatchObject({ count: 1, lookbackCount: 1 });
    const order = { selection, expectedCount: 1, legalBasis: 'other', reference: 'T-1', overrideFloor: 'of a test' };
    expect((await post('/erasures', order)).body).toMatchObject({ erasedCount: 1, lookbackCount: 1 });
    expect((await get(`/lookbacks/${first.id}`)).body['code']).toBe('lookback_not_found');

    const remove = async () => {
      const headers = { authorization: `Bearer ${token}` };
      return (await service.fetch(`/api/v1/lookbacks/${other.id}`, { method: 'DELETE', headers })).status;
    };
    const hold = await post('/legal-holds', { scope: { kind: 'all' }, text: 'of a test' });
    expect([hold.status, await remove()]).toEqual([201, 409]);
    await service.fetch(`/api/v1/legal-holds/${hold.body['id']}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${token}` },
    });
    expect([await remove(), await remove()]).toEqual([204, 404]);
  });

  it('is asked once where the request is repeated', async () => {
    const key = { 'idempotency-key': 'lookback-1' };
    const twice = [
      await service.post('/api/v1/lookbacks', asks('Quelmar Tolbrecht'), token, key),
      await service.post('/api/v1/lookbacks', asks('Quelmar Tolbrecht'), token, key),
    ];
    expect(twice[0]?.body['id']).toBe(twice[1]?.body['id']);
    expect(Object((await get('/lookbacks')).body)['items']).toHaveLength(1);
    // The kept answer has the names, so it is erased with the lookback.
    await screen({ searchText: 'Quelmar Tolbrecht' });
    const selection = { kind: 'text', text: 'Quelmar Tolbrecht' };
    const order = { selection, expectedCount: 1, legalBasis: 'other', reference: 'T-1', overrideFloor: 'of a test' };
    expect((await post('/erasures', order)).body['lookbackCount']).toBe(1);
    const after = await service.post('/api/v1/lookbacks', asks('Quelmar Tolbrecht'), token, key);
    expect(after.body['id']).not.toBe(twice[0]?.body['id']);
  });
});
