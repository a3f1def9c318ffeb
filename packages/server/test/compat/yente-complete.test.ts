import { describe, expect, it } from 'vitest';
import { ChangingLists } from '../support/changing-lists.ts';
import { issuedToken } from '../support/issued-token.ts';
import { administratorOf } from '../support/people.ts';
import type { Answer, TestService } from '../support/test-service.ts';
import { BASE, NOBODY, ORLAN, PARTIES, yenteService } from './yente-service.ts';

const yente = yenteService();

describe('an answer that is not complete', () => {
  const refused = async (one: TestService, queries: object): Promise<Answer> =>
    one.post(`${BASE}/match/default`, { queries }, await one.token());

  it('is an error where a required list is stale or missing, whether or not somebody was found', async () => {
    for (const ages of [{ list_a: 1, list_b: 24 * 30 }, { list_a: 1 }]) {
      const stale = await yente.started({ lists: { ages } });
      const nobody = await refused(stale, { q: NOBODY });
      expect([nobody.status, nobody.body['code']]).toEqual([503, 'lists_unavailable']);
      expect(Number(nobody.headers.get('retry-after'))).toBeGreaterThan(0);
      const { status, body } = await refused(stale, { q: ORLAN });
      expect([status, body['code']]).toEqual([400, 'answer_incomplete']);
      expect(body['detail']).toMatch(/list_b.*Potential matches: 1/);
    }
  });

  it('is an error for the whole batch, and the screening is recorded all the same', async () => {
    const unread = { schema: 'Person', properties: { name: ['Orlan 𐎀𐎁𐎂𐎃 Vestrakow'] } };
    const { status, body, headers } = await yente.match({ q1: NOBODY, q2: unread });
    expect([status, body['code']]).toEqual([400, 'answer_incomplete']);
    const ids = (headers.get('search-id') ?? '').split(', ');
    expect(ids).toHaveLength(2);
    const { body: recorded } = await yente.service.get(`/api/v1/searches/${ids[1]}`, yente.token);
    expect(recorded).toMatchObject({ complete: false });
  });
});

describe('a choice of datasets or topics', () => {
  const NAMED = 'yente-list-a';
  const save = async (name: string, members: object): Promise<void> => {
    const saved = await yente.admin.send('PUT', `/policies/${name}`, { ...members, text: 'Risk assessment 12.' });
    expect(saved.status, JSON.stringify(saved.body)).toBeLessThan(300);
  };

  it.each([
    ['list_a', '', NAMED],
    ['peps', '', 'yente-peps'],
    ['default', '?include_dataset=list_b&include_dataset=list_a', 'yente-in-list-a-list-b'],
    ['sanctions', '?exclude_dataset=list_b', 'yente-out-list-b'],
    ['default', '?topics=sanction', 'yente-topics-sanction'],
    ['default', '?exclude_schema=Vessel', 'yente-no-vessel'],
  ])('%s%s names the policy %s that it lacks, and the command that saves it', async (dataset, query, policy) => {
    const { status, body } = await yente.match({ q: ORLAN }, query, dataset);
    expect([status, body['code']]).toEqual([403, 'policy_not_allowed']);
    expect(body['detail']).toContain(`PUT $NAMESAKE_URL/api/v1/policies/${policy}`);
    expect(body['detail']).toContain(`"completeFor":["`);
  });

  it.each([
    ['list_a', '', ['list_a']],
    ['default', '?include_dataset=list_b&include_dataset=list_a', ['list_a', 'list_b']],
  ])('%s%s is saved by a command that has its lists', async (dataset, query, lists) => {
    const { body } = await yente.match({ q: ORLAN }, query, dataset);
    expect(body['detail']).toContain(`{"lists":${JSON.stringify(lists)},"completeFor":["`);
  });

  it('of a dataset that is none does not exist', async () => {
    expect((await yente.match({ q: ORLAN }, '', 'banana')).status).toBe(404);
  });

  it('is answered by its policy for a token that is allowed it, which then says what is complete', async () => {
    const { id, secret: allowed } = await issuedToken(yente.service);
    await save(NAMED, { lists: ['list_a'], completeFor: [id] });
    const without = await yente.match({ q: NOBODY }, '', 'list_a');
    expect([without.status, without.body['code']]).toEqual([403, 'policy_not_allowed']);
    const found = await yente.match({ q: ORLAN }, '', 'list_a', allowed);
    expect(Object(found.body)['responses'].q.results).toMatchObject([{ id: 'list-a..1' }]);
    const none = await yente.match({ q: NOBODY }, '', 'list_a', allowed);
    expect([none.status, Object(none.body)['responses'].q.results]).toEqual([200, []]);
    const recorded = await yente.service.get(`/api/v1/searches/${none.headers.get('search-id')}`, allowed);
    expect(recorded.body).toMatchObject({ outcome: 'incomplete', completeByPolicy: true, restricted: true });
  });

  it('is not complete under a policy of which a list is gone', async () => {
    const { listState } = new ChangingLists(PARTIES, Date.parse('2026-03-01T12:00:00Z'));
    let isHere = true;
    const states: typeof listState.states = (atMs) => {
      const [first, ...others] = listState.states(atMs);
      if (first === undefined || !isHere) return listState.states(atMs);
      return [{ ...first, id: 'list_c', required: false }, first, ...others];
    };
    const shrinking = await yente.started({ listState: { ...listState, revision: 1, states } });
    const first = await administratorOf(shrinking);
    const { id, secret: mine } = await issuedToken(shrinking);
    const policy = { lists: ['list_c'], completeFor: [id], text: 'Only this one.' };
    const saved = await first.send('PUT', '/policies/yente-list-c', policy);
    expect(saved.status, JSON.stringify(saved.body)).toBe(201);
    const ask = () => shrinking.post(`${BASE}/match/list_c`, { queries: { q: NOBODY } }, mine);
    expect((await ask()).status).toBe(200);
    isHere = false;
    const gone = await ask();
    expect([gone.status, gone.body['code']]).toEqual([503, 'lists_unavailable']);
  });

  it('of topics is complete by a policy of effects', async () => {
    const { id, secret } = await issuedToken(yente.service);
    await save('yente-topics-sanction', { effects: ['asset_freeze'], completeFor: [id] });
    const none = await yente.match({ q: NOBODY }, '?topics=sanction', 'default', secret);
    expect([none.status, Object(none.body)['responses']?.q.results]).toEqual([200, []]);
    const recorded = await yente.service.get(`/api/v1/searches/${none.headers.get('search-id')}`, secret);
    expect(recorded.body).toMatchObject({ outcome: 'incomplete', completeByPolicy: true, restricted: true });
    const other = await yente.match({ q: NOBODY }, '?topics=sanction');
    expect(other.body).toMatchObject({ code: 'policy_not_allowed' });
    // Saved anew by a command, it would forget whom it allows.
    expect(other.body['detail']).toMatch(/adds tok_\w+ to its completeFor/);
    expect(other.body['detail']).not.toContain('curl');
  });
});

describe('the sample list', () => {
  it('can be tried, and nothing follows from finding nobody on it', async () => {
    const demo = await yente.started({ lists: { origin: 'sample' } });
    const mine = await demo.token();
    const found = await demo.post(`${BASE}/match/default`, { queries: { q: ORLAN } }, mine);
    expect([found.status, Object(found.body)['responses'].q.results.length]).toEqual([200, 1]);
    const none = await demo.post(`${BASE}/match/default`, { queries: { q: NOBODY } }, mine);
    expect([none.status, none.body['code']]).toEqual([400, 'answer_incomplete']);
  });
});
