import type { LookbackHitView, LookbackView } from '@namesake/contract';
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
const asks = (...names: string[]) => ({ entity: { names } });

describe('a lookback that is ended', () => {
  it('anywhere goes on with each hit once', async () => {
    for (let n = 0; n < 260; n++) await screen({ searchText: n % 2 === 0 ? 'Quelmar Tolbrecht' : `Orlan ${n}` });
    const { id } = view(await post('/lookbacks', asks('Quelmar Tolbrecht')), 201);
    const { lookbacks, screenings } = service.app.storage;
    const [find, finish] = [screenings.find.bind(screenings), lookbacks.finish.bind(lookbacks)];
    for (const place of [3, 120]) {
      let left = place;
      const ending = new AbortController();
      screenings.find = async (one) => {
        left -= 1;
        if (left === 0) ending.abort();
        return find(one);
      };
      await expect(run(id, ending.signal)).rejects.toThrow();
    }
    screenings.find = find;
    // The process ends after a part is durable and before anybody hears of it.
    lookbacks.finish = async (...part) => {
      await finish(...part);
      throw new Error('killed');
    };
    await expect(run(id)).rejects.toThrow('killed');
    lookbacks.finish = finish;
    expect(view(await get(`/lookbacks/${id}`))).toMatchObject({ state: 'running', scannedCount: 200, totalCount: 260 });
    await Promise.all([run(id), run(id)]);
    expect(view(await get(`/lookbacks/${id}`))).toMatchObject({ state: 'done', scannedCount: 260, foundCount: 130 });
    const ids = (await results(id)).map(({ searchId }) => searchId);
    expect([ids.length, new Set(ids).size]).toEqual([130, 130]);
  });
});

describe('what a lookback cannot look at', () => {
  it('is counted: erased before, erased meanwhile, unreadable', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 4; n++) ids.push(await screen({ searchText: 'Quelmar Tolbrecht' }));
    const erase = async (searchId: string | undefined) => {
      const order = { selection: { kind: 'searches', searchIds: [searchId] }, expectedCount: 1 };
      const body = { ...order, legalBasis: 'other', reference: 'T-1', overrideFloor: 'of a test' };
      expect((await post('/erasures', body)).body['erasedCount']).toBe(1);
    };
    await erase(ids[0]);
    const { id } = view(await post('/lookbacks', asks('Quelmar Tolbrecht')), 201);
    const { screenings, history } = service.app.storage;
    const [find, among] = [screenings.find.bind(screenings), history.ids.bind(history)];
    history.ids = async (...args) => {
      history.ids = among;
      await erase(ids[1]);
      return among(...args);
    };
    let reads = 0;
    screenings.find = async (one) => {
      reads += 1;
      if (reads === 1) throw new Error('invalid distance too far back');
      return find(one);
    };
    await run(id);
    screenings.find = find;
    const done = view(await get(`/lookbacks/${id}`));
    expect(done).toMatchObject({
      state: 'done',
      totalCount: 3,
      scannedCount: 1,
      unreadableCount: 1,
      skippedCount: 2,
      foundCount: 1,
    });
    await erase(ids[2]);
    expect(view(await get(`/lookbacks/${id}`))).toMatchObject({ foundCount: 1, erasedCount: 1 });
    expect(await results(id)).toEqual([]);
  });

  it('is tried again where the database itself cannot be read', async () => {
    await screen({ searchText: 'Quelmar Tolbrecht' });
    const { id } = view(await post('/lookbacks', asks('Quelmar Tolbrecht')), 201);
    const { screenings, history } = service.app.storage;
    const [find, newest] = [screenings.find.bind(screenings), history.newest.bind(history)];
    const fail = () => Promise.reject(new Error('no database'));
    [screenings.find, history.newest] = [fail, fail];
    await expect(run(id)).rejects.toThrow('no database');
    [screenings.find, history.newest] = [find, newest];
    await run(id);
    expect(view(await get(`/lookbacks/${id}`))).toMatchObject({ state: 'done', unreadableCount: 0, foundCount: 1 });
  });
});
