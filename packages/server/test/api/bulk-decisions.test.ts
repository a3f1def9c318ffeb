import type { DecisionView } from '@namesake/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { administratorOf, join, type TestBrowser } from '../support/people.ts';
import { type Answer, startService, type TestService } from '../support/test-service.ts';

const NAME = 'Orlan Vestrakov';
const LISTINGS = ['list_a:1', 'list_b:9'];
const DIFFERENT = { verdict: 'false_positive', reason: 'different_birth_date' };

let service: TestService;
let admin: TestBrowser;
let analyst: TestBrowser;
beforeEach(async () => {
  service = await startService();
  admin = await administratorOf(service);
  analyst = await join(service, admin, 'An Analyst', 'analyst');
});
afterEach(() => service.close());

const search = async (members: object = {}, by = analyst): Promise<string> => {
  const { body } = await by.send('POST', '/search', { searchText: NAME, ...members });
  return String(body['searchId']);
};
const decide = (hits: readonly object[], members: object = {}, by = analyst) =>
  by.send('POST', '/decisions', { hits, ...DIFFERENT, ...members });
const itemsOf = ({ status, body }: Answer, expected = 201): readonly DecisionView[] => {
  expect([status, body['code']]).toEqual([expected, undefined]);
  return Object(body)['items'];
};
const made = async (searchId: string) => itemsOf(await analyst.get(`/searches/${searchId}/decisions`), 200);
const events = async (action: string) =>
  (await service.app.storage.audit.latest(200)).filter((event) => event.action === action);
const faultOf = ({ status, body }: Answer) => [status, body['code'], Object(body)['errors']?.[0]?.pointer];

describe('one decision about hits of several screenings', () => {
  it('is made for every open listing of each, with one audit event a screening', async () => {
    const ids = [await search(), await search(), await search()];
    const items = itemsOf(await decide(ids.map((searchId) => ({ searchId }))));
    expect(items.map(({ searchId, listing, state }) => [searchId, listing, state])).toEqual(
      ids.flatMap((searchId) => LISTINGS.map((listing) => [searchId, listing, 'in_force'])),
    );
    const audited = await events('decision.made');
    expect(audited.map(({ target }) => target).sort()).toEqual(ids.toSorted());
    expect(audited.every(({ detail }) => Object(detail)['decisions'].length === 2)).toBe(true);
  });

  it('leaves alone what is decided or proposed already, and takes in what is undecided', async () => {
    const [partly, undecided] = [await search(), await search()];
    const match = { listings: ['list_a:1'], verdict: 'true_match', reason: 'details_agree' };
    await analyst.send('POST', `/searches/${partly}/decisions`, match);
    const open = { listings: LISTINGS, verdict: 'undecided', reason: 'referred' };
    await analyst.send('POST', `/searches/${undecided}/decisions`, open);
    const items = itemsOf(await decide([{ searchId: partly }, { searchId: undecided }]));
    expect(items.map(({ searchId, listing }) => [searchId, listing])).toEqual([
      [partly, 'list_b:9'],
      ...LISTINGS.map((listing) => [undecided, listing]),
    ]);
  });

  it('is made once for a party that was screened twice under one reference', async () => {
    const ids = [await search({ externalRef: 'customer-1' }), await search({ externalRef: 'customer-1' })];
    const items = itemsOf(await decide(ids.map((searchId) => ({ searchId }))));
    expect(items.map(({ searchId }) => searchId)).toEqual([ids[0], ids[0]]);
    const change = { decisions: items.map(({ id }) => id), change: 'revoke' };
    expect((await analyst.send('POST', '/decisions/change', change)).status).toBe(200);
  });

  it('is a proposal where a policy asks for four eyes, and a decision under another policy', async () => {
    const strict = { fourEyes: ['false_positive'], text: 'Instruction 4', threshold: 75 };
    expect((await admin.send('PUT', '/policies/strict', strict)).status).toBe(201);
    const ids = [await search({ policy: 'strict' }), await search()];
    const items = itemsOf(await decide(ids.map((searchId) => ({ searchId }))));
    expect(items.map(({ state }) => state)).toEqual(['proposed', 'proposed', 'in_force', 'in_force']);
    expect((await events('decision.proposed')).map(({ target }) => target)).toEqual([ids[0]]);
    expect((await events('decision.made')).map(({ target }) => target)).toEqual([ids[1]]);
  });

  it.each([
    ['a screening that does not exist', { searchId: 'srch_nothing' }, 404, 'search_not_found', '/hits/1/searchId'],
    ['a screening of which nothing is open', 'decided', 409, 'nothing_open', '/hits/1'],
    ['a listing that was not found', 'wrong', 422, 'listing_not_found_by_search', '/hits/1/listings/0'],
    ['a screening twice', 'twice', 422, 'not_one_of', '/hits/1/searchId'],
  ])('is refused as a whole for %s', async (_, hit, status, code, pointer) => {
    const first = await search();
    const other = await search();
    if (hit === 'decided') itemsOf(await decide([{ searchId: other }]));
    const given = {
      decided: { searchId: other },
      wrong: { searchId: other, listings: ['list_a:2'] },
      twice: { searchId: first },
    };
    const second = typeof hit === 'string' ? given[hit as keyof typeof given] : hit;
    const answer = await decide([{ searchId: first }, second]);
    expect(faultOf(answer)).toEqual([status, status === 422 ? expect.any(String) : code, pointer]);
    expect(await made(first)).toEqual([]);
  });

  it('names every screening that the caller may not decide about', async () => {
    const own = await search();
    const answer = await decide([{ searchId: 'srch_nothing' }, { searchId: own }, { searchId: 'srch_none' }]);
    expect(Object(answer.body)['errors']).toMatchObject([
      { pointer: '/hits/0/searchId', code: 'search_not_found' },
      { pointer: '/hits/2/searchId', code: 'search_not_found' },
    ]);
    const change = await analyst.send('POST', '/decisions/change', { decisions: ['dec_a', 'dec_b'], change: 'revoke' });
    expect(Object(change.body)['errors']).toMatchObject([{ pointer: '/decisions/0' }, { pointer: '/decisions/1' }]);
    expect(await made(own)).toEqual([]);
  });

  it('is refused where the reason is none of the verdict, and above the limits', async () => {
    const searchId = await search();
    expect(faultOf(await decide([{ searchId }], { reason: 'details_agree' }))).toEqual([
      422,
      expect.anything(),
      '/reason',
    ]);
    const many = Array.from({ length: 301 }, (_, n) => ({ searchId: `srch_${n}` }));
    expect((await decide(many)).status).toBe(422);
    expect(await made(searchId)).toEqual([]);
  });

  it('takes the scope decisions:write, and the right to read each screening', async () => {
    const token = await service.token({ scopes: ['search:write', 'search:read', 'decisions:write'] });
    const others = await search();
    const post = (scopes: string, hits: readonly object[]) =>
      service.post('/api/v1/decisions', { hits, ...DIFFERENT }, scopes);
    const { body } = await service.post('/api/v1/search', { searchText: NAME }, token);
    const own = { searchId: String(body['searchId']) };
    expect(faultOf(await post(token, [own, { searchId: others }]))).toEqual([
      404,
      'search_not_found',
      '/hits/1/searchId',
    ]);
    expect((await post(token, [own])).status).toBe(201);
    const reader = await service.token({ scopes: ['search:read', 'records:read'] });
    expect((await post(reader, [{ searchId: others }])).status).toBe(403);
  });

  it('is made once for one Idempotency-Key', async () => {
    const searchId = await search();
    const token = await service.token({ scopes: ['search:read', 'records:read', 'decisions:write'] });
    const ask = () =>
      service.fetch('/api/v1/decisions', {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': 'once-and-no-more',
        },
        body: JSON.stringify({ hits: [{ searchId }], ...DIFFERENT }),
      });
    expect((await ask()).status).toBe(201);
    const again = await ask();
    expect(again.status).not.toBe(500);
    expect(await made(searchId)).toHaveLength(2);
  });
});
