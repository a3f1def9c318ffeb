import type { Screening } from '@namesake/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runBatch } from '../../src/modules/batches/run.ts';
import { administratorOf, join, type TestBrowser } from '../support/people.ts';
import { type Answer, startService, type TestService } from '../support/test-service.ts';

const NAME = 'Orlan Vestrakov';
const WRONG = { verdict: 'false_positive', reason: 'different_birth_date' };

let service: TestService;
let admin: TestBrowser;
let analyst: TestBrowser;
beforeEach(async () => {
  service = await startService();
  admin = await administratorOf(service);
  analyst = await join(service, admin, 'An Analyst', 'analyst');
});
afterEach(() => service.close());

const search = async (members: object = {}): Promise<string> => {
  service.clock.nowMs += 1_000;
  const { body } = await analyst.send('POST', '/search', { searchText: NAME, ...members });
  return String(body['searchId']);
};
const decide = async (...ids: readonly string[]) => {
  const hits = ids.map((searchId) => ({ searchId }));
  const answer = await analyst.send('POST', '/decisions', { hits, ...WRONG });
  expect(answer.status).toBe(201);
  return Object(answer.body)['items'].map(({ id }: { readonly id: string }) => id);
};
const items = async (query: string): Promise<readonly Screening[]> => {
  const answer = await analyst.send('GET', `/searches?${query}`);
  expect([answer.status, answer.body['errors']]).toEqual([200, undefined]);
  return Object(answer.body)['items'];
};
const idsOf = async (query: string) => (await items(query)).map(({ searchId }) => searchId);
const counts = async (by: TestBrowser | string = analyst) => {
  const path = '/inbox';
  const { body } = await (typeof by === 'string' ? service.get(`/api/v1${path}`, by) : by.get(path));
  return Object(body);
};

describe('the inbox', () => {
  it('comes oldest first where that is asked for, page by page, and skips nothing that was decided in between', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) ids.push(await search());
    const first: Answer = await analyst.send('GET', '/searches?hits=open&sort=oldest&limit=2');
    expect(Object(first.body)['items'].map((one: Screening) => one.searchId)).toEqual(ids.slice(0, 2));
    await decide(...ids.slice(0, 2));
    const cursor = String(first.body['nextCursor']);
    expect(await idsOf(`hits=open&sort=oldest&limit=2&cursor=${cursor}`)).toEqual(ids.slice(2, 4));
    expect(await idsOf('hits=open&sort=oldest')).toEqual(ids.slice(2));
    expect(await idsOf('hits=open')).toEqual(ids.slice(2).toReversed());
    const other = await analyst.send('GET', `/searches?hits=open&cursor=${cursor}`);
    expect(other.body['code']).toBe('cursor_invalid');
  });

  it('comes by the best score where that is asked for, page by page, and only of what waits', async () => {
    const found: (readonly [id: string, score: number])[] = [];
    for (const members of [{ birthDate: '1930-01-01' }, {}, { birthDate: '1930-01-01' }, {}]) {
      const id = await search(members);
      const [row] = (await items('hits=open')).filter(({ searchId }) => searchId === id);
      found.push([id, row?.best?.score ?? 0]);
    }
    const wanted = found.toSorted(([, one], [, other]) => other - one).map(([id]) => id);
    expect(new Set(found.map(([, score]) => score)).size).toBeGreaterThan(1);
    const first: Answer = await analyst.send('GET', '/searches?hits=open&sort=score&limit=2');
    const cursor = String(first.body['nextCursor']);
    const shown = Object(first.body)['items'].map((one: Screening) => one.searchId);
    expect([...shown, ...(await idsOf(`hits=open&sort=score&limit=2&cursor=${cursor}`))]).toEqual(wanted);
    await decide(...wanted.slice(0, 1));
    expect(await idsOf('hits=open&sort=score')).toEqual(wanted.slice(1));
    expect((await analyst.send('GET', '/searches?sort=score')).status).toBe(422);
  });

  it('keeps to hits on a list, and to those of a kind', async () => {
    const id = await search();
    expect(await idsOf('hits=open&list=list_a')).toEqual([id]);
    expect(await idsOf('hits=open&list=list_b&entityType=person&priority=high')).toEqual([id]);
    expect(await idsOf('hits=open&list=list_c')).toEqual([]);
    expect(await idsOf('hits=open&entityType=vessel')).toEqual([]);
    for (const filter of ['list=list_a', 'entityType=person'])
      expect((await analyst.send('GET', `/searches?${filter}`)).status).toBe(422);
  });

  it('keeps to hits of high priority', async () => {
    const high = await search();
    const review = await search({ birthDate: '1930-01-01' });
    const [shown] = await items('hits=open');
    expect([shown?.searchId, shown?.best?.priority]).toEqual([review, 'review']);
    expect(await idsOf('hits=open&priority=high')).toEqual([high]);
    // Once more, from what was counted.
    expect(await idsOf('hits=open&priority=high&sort=oldest')).toEqual([high]);
    expect((await analyst.send('GET', '/searches?priority=high')).status).toBe(422);
  });

  it('keeps to the rows of a batch, which say where they are from', async () => {
    const own = await search();
    const token = await service.token({ scopes: ['search:write', 'search:read', 'records:read'] });
    const sent = await service.post(
      '/api/v1/batches',
      [{ searchText: NAME }, { searchText: 'Nobody Unlisted' }],
      token,
    );
    const batch = String(sent.body['id']);
    await runBatch(service.app, batch, new AbortController().signal);
    const [row, ...others] = await items(`hits=open&batch=${batch}`);
    expect([row?.batch, others]).toEqual([batch, []]);
    expect(await items(`batch=${batch}`)).toHaveLength(2);
    expect(await idsOf('hits=open')).toContain(own);
    expect((await items('hits=open')).find(({ searchId }) => searchId === own)?.batch).toBeNull();
  });

  it('shows what decides: the reasons, what was compared, and the lists', async () => {
    await search({ birthDate: '1930-01-01' });
    const [shown] = await items('hits=open');
    expect(shown?.best?.reasons.map(({ code }) => code)).toContain('birth_date_conflict');
    expect(shown?.best?.fields).toMatchObject([{ field: 'birthDate', submitted: '1930-01-01', verdict: 'conflict' }]);
    expect(shown?.best?.lists).toEqual(['list_a', 'list_b']);
  });
});

describe('the counts of what waits', () => {
  it('follow decisions, approvals and undoing', async () => {
    const ids = [await search(), await search(), await search()];
    const none = { count: 0, isMore: false };
    expect(await counts()).toEqual({ open: { count: 3, isMore: false }, proposed: none });
    const made = await decide(ids[0] ?? '');
    expect(await counts()).toEqual({ open: { count: 2, isMore: false }, proposed: none });
    await analyst.send('POST', '/decisions/change', { decisions: made, change: 'revoke' });
    expect((await counts()).open.count).toBe(3);
    const fourEyes = { fourEyes: ['false_positive'], text: 'Instruction 4' };
    await admin.send('PUT', '/policies/default', fourEyes);
    const proposed = await decide(ids[1] ?? '');
    expect(await counts()).toMatchObject({ open: { count: 2 }, proposed: { count: 1 } });
    await admin.send('POST', '/decisions/change', { decisions: proposed, change: 'reject' });
    expect(await counts()).toEqual({ open: { count: 3, isMore: false }, proposed: none });
  });

  it('follow a decision on another screening of the same party', async () => {
    const [first] = [await search({ externalRef: 'customer-1' }), await search({ externalRef: 'customer-1' })];
    expect((await counts()).open.count).toBe(2);
    await decide(first ?? '');
    expect((await counts()).open.count).toBe(0);
  });

  it('are of the own screenings for a caller without records:read, and of nobody without search:read', async () => {
    await search();
    const own = await service.token({ scopes: ['search:write', 'search:read'] });
    expect((await counts(own)).open.count).toBe(0);
    await service.post('/api/v1/search', { searchText: NAME }, own);
    expect((await counts(own)).open.count).toBe(1);
    expect((await counts(await service.token({ scopes: ['search:write'] }))).code).toBe('scope_missing');
  });
});
