import type { Screening, SearchResponse } from '@namesake/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatScreeningId, newScreeningId } from '../../src/lib/ids/screening-id.ts';
import { administratorOf, join, type TestBrowser } from '../support/people.ts';
import { type Answer, startService, type TestService } from '../support/test-service.ts';

const NAME = 'Orlan Vestrakov';
/** Contradicts the listed one, so that the score is 80 instead of 100. */
const OTHER_BIRTH_DATE = { birthDate: '1930-01-01' };
const WRONG = { verdict: 'false_positive', reason: 'different_birth_date' };

let service: TestService;
let admin: TestBrowser;
let analyst: TestBrowser;
beforeEach(async () => {
  service = await startService();
  admin = await administratorOf(service);
  analyst = await join(service, admin, 'An Analyst', 'analyst');
});
afterEach(async () => {
  vi.restoreAllMocks();
  await service.close();
});

const search = async (members: object = {}): Promise<string> => {
  service.clock.nowMs += 1_000;
  const { body } = await analyst.send('POST', '/search', { searchText: NAME, ...members });
  return String(body['searchId']);
};
const decide = async (searchId: string, listings?: readonly string[]) => {
  const answer = await analyst.send('POST', '/decisions', { hits: [{ searchId, listings }], ...WRONG });
  expect(answer.status).toBe(201);
};
const page = async (query: string): Promise<Answer> => {
  const answer = await analyst.send('GET', `/searches?sort=score&${query}`);
  expect([answer.status, answer.body['code']]).toEqual([200, undefined]);
  return answer;
};
const idsIn = ({ body }: Answer): readonly string[] => Object(body)['items'].map(({ searchId }: Screening) => searchId);
const idsOf = async (query = 'hits=open') => idsIn(await page(query));

/** Records a screening that found two parties: what a search found, and a company with this score. */
async function withCompany(found: string, score: number): Promise<string> {
  const { storage } = service.app;
  service.clock.nowMs += 1_000;
  const answer = (await analyst.send('GET', `/searches/${found}`)).body as unknown as SearchResponse;
  const [person] = answer.results;
  const listings = person?.listings.slice(0, 1).map((listing) => ({ ...listing, id: 'list_a:2' }));
  const results = [person, { ...person, entityId: 'list_a:2', entityType: 'organization', score, listings }];
  const id = newScreeningId(service.clock.nowMs);
  const written = { id, actor: 'token:tok_1', outcome: answer.outcome, total: 2 };
  await storage.screenings.record({
    ...written,
    contextId: await storage.screenings.internContext('{}'),
    request: JSON.stringify({ searchText: NAME }),
    answer: JSON.stringify({ ...answer, results }),
  });
  return formatScreeningId(id);
}

/** From now on, each part of counting takes longer than a page may. */
function takeLong(): void {
  const { inbox } = service.app.storage;
  const [keep, now] = [inbox.keep.bind(inbox), performance.now.bind(performance)];
  let passedMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now() + passedMs);
  inbox.keep = async (counted) => {
    passedMs += 2_000;
    await keep(counted);
  };
}

/** The first page after all hits were counted, and how far the empty ones before it were. */
async function readOn(query: string): Promise<{ readonly reached: readonly unknown[]; readonly last: Answer }> {
  const reached: unknown[] = [];
  let last = await page(query);
  while (last.body['searchedTo'] !== null && reached.length < 20) {
    expect(idsIn(last)).toEqual([]);
    reached.push(last.body['searchedTo']);
    last = await page(`${query}&cursor=${last.body['nextCursor']}`);
  }
  return { reached, last };
}

describe('the inbox by score', () => {
  it('comes with the highest first, of equal ones the oldest, page by page, whatever is decided in between', async () => {
    const [low, high] = [[await search(OTHER_BIRTH_DATE)], [await search()]];
    low.push(await search(OTHER_BIRTH_DATE));
    high.push(await search(), await search());
    const first = await page('hits=open&limit=2');
    expect(idsIn(first)).toEqual(high.slice(0, 2));
    expect(first.body['searchedTo']).toBeNull();
    for (const id of idsIn(first)) await decide(id);
    const cursor = String(first.body['nextCursor']);
    expect(await idsOf(`hits=open&cursor=${cursor}`)).toEqual([...high.slice(2), ...low]);
    expect(await idsOf()).toEqual([...high.slice(2), ...low]);
    expect(await idsOf('hits=open&priority=high')).toEqual(high.slice(2));
    const other = await analyst.send('GET', `/searches?hits=open&sort=oldest&cursor=${cursor}`);
    expect(other.body['code']).toBe('cursor_invalid');
  });

  it('goes by the best hit that is open, and follows decisions', async () => {
    const single = await search();
    const both = await withCompany(single, 91.5);
    const [later, low] = [await search(), await search(OTHER_BIRTH_DATE)];
    expect(await idsOf()).toEqual([single, both, later, low]);
    await decide(both, ['list_a:1', 'list_b:9']);
    expect(await idsOf()).toEqual([single, later, both, low]);
    const [, , shown] = Object((await page('hits=open')).body)['items'];
    expect(shown.best).toMatchObject({ entityId: 'list_a:2', score: 91.5 });
    await decide(both, ['list_a:2']);
    expect(await idsOf()).toEqual([single, later, low]);
  });

  it('has proposals in the order of the hits that they are about', async () => {
    await admin.send('PUT', '/policies/default', { fourEyes: ['false_positive'], text: 'Instruction 4' });
    const [low, high, open] = [await search(OTHER_BIRTH_DATE), await search(), await search()];
    for (const id of [low, high]) await decide(id);
    expect(await idsOf('hits=proposed')).toEqual([high, low]);
    expect(await idsOf()).toEqual([open]);
  });

  it('is of hits that wait, and of nothing else', async () => {
    for (const query of ['sort=score', 'sort=score&hits=decided']) {
      const { status, body } = await analyst.send('GET', `/searches?${query}`);
      expect([status, Object(body)['errors'][0].pointer]).toEqual([422, '/sort']);
    }
  });

  it('counts all hits before it shows any: pages are empty until then, and say how far it is', async () => {
    const ids = [await search(OTHER_BIRTH_DATE)];
    for (let n = 1; n < 45; n += 1) ids.push(await search());
    takeLong();
    const { reached, last } = await readOn('hits=open&limit=500');
    expect(reached.length).toBeGreaterThan(1);
    expect(reached).toEqual([...new Set(reached)].sort());
    expect(idsIn(last)).toEqual([...ids.slice(1), ids[0]]);
    expect(last.body['nextCursor']).toBeNull();
  });

  it('goes on counting where it was, also in what does not fit', async () => {
    const own = await search();
    for (let n = 0; n < 5; n += 1) await admin.send('POST', '/search', { searchText: NAME });
    const { history } = service.app.storage;
    const found = history.page.bind(history);
    // Looks at one screening at a time, as if there were thousands.
    history.page = async (filter, walk) => {
      if (filter.inbox?.state !== 'uncounted') return found(filter, walk);
      const { items, lookedTo } = await found({ inbox: filter.inbox }, { ...walk, limit: 1 });
      return { items: items.filter(({ actor }) => filter.actors?.includes(actor)), lookedTo };
    };
    takeLong();
    const { user } = Object((await analyst.get('/session')).body);
    const { reached, last } = await readOn(`hits=open&actor=user:${user.id}`);
    expect(reached.length).toBeGreaterThan(3);
    expect(idsIn(last)).toEqual([own]);
  });

  it('is of the own screenings for a caller without records:read', async () => {
    await search();
    const own = await service.token({ scopes: ['search:write', 'search:read'] });
    const found = async () => idsIn(await service.get('/api/v1/searches?hits=open&sort=score', own));
    expect(await found()).toEqual([]);
    const { body } = await service.post('/api/v1/search', { searchText: NAME }, own);
    expect(await found()).toEqual([body['searchId']]);
  });
});
