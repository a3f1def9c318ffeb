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

const search = async (externalRef?: string): Promise<string> => {
  service.clock.nowMs += 1_000;
  const { body } = await analyst.send('POST', '/search', { searchText: NAME, externalRef });
  return String(body['searchId']);
};
const decide = async (searchId: string, members: object = {}) => {
  const body = { listings: LISTINGS, ...DIFFERENT, ...members };
  expect((await analyst.send('POST', `/searches/${searchId}/decisions`, body)).status).toBe(201);
};
const found = async (hits: string, more = ''): Promise<Answer> => {
  const answer = await analyst.send('GET', `/searches?hits=${hits}${more}`);
  expect(answer.status).toBe(200);
  return answer;
};
const itemsOf = ({ body }: Answer): readonly { readonly searchId: string; readonly hits: object }[] =>
  Object(body)['items'];
const idsOf = async (hits: string) => itemsOf(await found(hits)).map(({ searchId }) => searchId);

describe('screenings with hits that wait', () => {
  it('are those with a party that nobody decided about', async () => {
    const [first, second] = [await search(), await search()];
    await analyst.send('POST', '/search', { searchText: 'Quelmar Dalvor' });
    expect(await idsOf('open')).toEqual([second, first]);
    await decide(first);
    expect(await idsOf('open')).toEqual([second]);
    expect(await idsOf('decided')).toEqual([first]);
    const [decided] = itemsOf(await found('decided'));
    expect(decided?.hits).toEqual({ open: 0, proposed: 0, decided: 1 });
  });

  it('stay while one listing of the party is open, or is undecided', async () => {
    const [partly, undecided] = [await search(), await search()];
    await decide(partly, { listings: LISTINGS.slice(0, 1) });
    await decide(undecided, { verdict: 'undecided', reason: 'referred' });
    expect(await idsOf('open')).toEqual([undecided, partly]);
  });

  it('wait no more where the party was decided about for the same reference', async () => {
    const [first, other, again] = [await search('customer-1'), await search('customer-2'), await search('customer-1')];
    await decide(first);
    expect(await idsOf('open')).toEqual([other]);
    expect(await idsOf('decided')).toEqual([again, first]);
  });

  it('wait for a second person where the policy asks for one', async () => {
    const fourEyes = { fourEyes: ['false_positive'], text: 'Instruction 4' };
    expect((await admin.send('PUT', '/policies/default', fourEyes)).status).toBe(200);
    const searchId = await search();
    await decide(searchId);
    expect(await idsOf('open')).toEqual([]);
    expect(await idsOf('proposed')).toEqual([searchId]);
  });

  it('come page by page, with those in between left out', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 7; n += 1) ids.unshift(await search());
    for (const [n, id] of ids.entries()) if (n % 2 === 1) await decide(id);
    const seen: string[] = [];
    let cursor: string | null = '';
    for (let pages = 0; cursor !== null && pages < 10; pages += 1) {
      const answer = await found('open', `&limit=3${cursor === '' ? '' : `&cursor=${cursor}`}`);
      const items = itemsOf(answer);
      expect(items.length).toBeLessThanOrEqual(3);
      seen.push(...items.map(({ searchId }) => searchId));
      cursor = answer.body['nextCursor'] as string | null;
    }
    expect(seen).toEqual(ids.filter((_, n) => n % 2 === 0));
  });
});
