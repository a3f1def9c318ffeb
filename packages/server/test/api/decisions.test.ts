import type { DecisionView, SearchResponse } from '@namesake/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventDigest } from '../../src/modules/decisions/store/event-digest.ts';
import { administratorOf, join, type TestBrowser } from '../support/people.ts';
import { type Answer, startService, type TestService } from '../support/test-service.ts';

const NAME = 'Orlan Vestrakov';
const LISTINGS = ['list_a:1', 'list_b:9'];
const DIFFERENT = { listings: LISTINGS, verdict: 'false_positive', reason: 'different_birth_date' };

let service: TestService;
let admin: TestBrowser;
let analyst: TestBrowser;
beforeEach(async () => {
  service = await startService();
  admin = await administratorOf(service);
  analyst = await join(service, admin, 'An Analyst', 'analyst');
});
afterEach(() => service.close());

async function search(members: object = {}, by = analyst): Promise<SearchResponse> {
  const { status, body } = await by.send('POST', '/search', { searchText: NAME, ...members });
  expect(status).toBe(200);
  return body as unknown as SearchResponse;
}
const itemsOf = ({ status, body }: Answer, expected = 200): readonly DecisionView[] => {
  expect([status, body['code']]).toEqual([expected, undefined]);
  return Object(body)['items'];
};
const decide = (searchId: string, members: object = {}, by = analyst) =>
  by.send('POST', `/searches/${searchId}/decisions`, { ...DIFFERENT, ...members });
const change = (decisions: readonly DecisionView[], to: string, by: TestBrowser) =>
  by.send('POST', '/decisions/change', { decisions: decisions.map(({ id }) => id), change: to });
const askForFourEyes = async (...fourEyes: readonly string[]) =>
  expect((await admin.send('PUT', '/policies/default', { fourEyes, text: 'Instruction 4' })).status).toBe(200);

describe('a decision on a party of two listings', () => {
  it('is one for each listing, made in one step, with one event in the audit log that has no text', async () => {
    const { searchId } = await search({ externalRef: 'customer-1' });
    const text = 'Their passport says 1985.';
    const made = itemsOf(await decide(searchId, { text }), 201);
    expect(made.map(({ listing }) => listing)).toEqual(LISTINGS);
    for (const one of made)
      expect(one).toMatchObject({ searchId, externalRef: 'customer-1', state: 'in_force', events: [{ text }] });
    const [event, ...others] = (await service.app.storage.audit.latest(20)).filter(
      ({ action }) => action === 'decision.made',
    );
    expect(others).toEqual([]);
    expect(event).toMatchObject({ target: searchId, detail: { verdict: 'false_positive' } });
    expect(JSON.stringify(event)).not.toContain('passport');
    expect(JSON.stringify(event)).not.toContain('customer-1');
    const stored = await service.app.storage.hitDecisions.find(made.map(({ id }) => id));
    for (const one of stored) {
      const [first] = one.events;
      if (first === undefined) throw new Error('A decision has no event.');
      const digest = eventDigest(one, first);
      expect(event?.detail['decisions']).toContainEqual({ id: one.id, listing: one.listing, digest });
    }
  });

  it('is shown in every later answer for the reference, and in no other, and changes nothing else of it', async () => {
    const before = await search({ externalRef: 'customer-1' });
    const [first] = itemsOf(await decide(before.searchId), 201);
    const after = await search({ externalRef: 'customer-1' });
    expect(after.results[0]?.decision).toMatchObject({ verdict: 'false_positive', reason: 'different_birth_date' });
    expect(after.results[0]?.decisions?.map(({ listing }) => listing)).toEqual(LISTINGS);
    expect(after.results[0]?.decisions?.[0]).toMatchObject({ id: first?.id, by: { id: first?.events[0]?.by.id } });
    const plain = ({ outcome, complete, total, results }: SearchResponse) => {
      const bare = results.map(({ decision: _, decisions: __, ...result }) => result);
      return { outcome, complete, total, bare };
    };
    expect(plain(after)).toEqual(plain(before));
    expect((await search({ externalRef: 'customer-10' })).results[0]?.decision).toBeNull();
    expect((await search()).results[0]).not.toHaveProperty('decision');
    const compact = await search({ externalRef: 'customer-1', view: 'compact' });
    expect(compact.results[0]?.decision).toMatchObject({ verdict: 'false_positive' });
  });

  it('counts for the party only where all of its listings are decided alike', async () => {
    const { searchId } = await search({ externalRef: 'customer-1' });
    await decide(searchId, { listings: LISTINGS.slice(0, 1) });
    const [half] = (await search({ externalRef: 'customer-1' })).results;
    expect([half?.decision, half?.decisions?.length]).toEqual([null, 1]);
    const other = { listings: LISTINGS.slice(1), verdict: 'true_match', reason: 'details_agree' };
    await decide(searchId, other);
    const [mixed] = (await search({ externalRef: 'customer-1' })).results;
    expect([mixed?.decision, mixed?.decisions?.length]).toEqual([null, 2]);
  });

  it('holds for its screening alone where that has no reference', async () => {
    const { searchId } = await search();
    const [made] = itemsOf(await decide(searchId), 201);
    expect(made?.externalRef).toBeNull();
    expect(itemsOf(await analyst.get(`/searches/${searchId}/decisions`))).toHaveLength(2);
    const other = await search();
    expect(itemsOf(await analyst.get(`/searches/${other.searchId}/decisions`))).toEqual([]);
  });

  it('is superseded by the next one, and does not come back when that is revoked', async () => {
    const { searchId } = await search({ externalRef: 'customer-1' });
    await decide(searchId);
    const match = itemsOf(await decide(searchId, { verdict: 'true_match', reason: 'details_agree' }), 201);
    const states = async () =>
      itemsOf(await analyst.get(`/searches/${searchId}/decisions`)).map(({ verdict, state }) => `${verdict} ${state}`);
    expect(await states()).toEqual([
      ...Array(2).fill('false_positive superseded'),
      ...Array(2).fill('true_match in_force'),
    ]);
    expect(itemsOf(await change(match, 'revoke', analyst)).map(({ state }) => state)).toEqual(['revoked', 'revoked']);
    expect((await search({ externalRef: 'customer-1' })).results[0]?.decisions).toEqual([]);
    const again = await change(match, 'revoke', analyst);
    expect([again.status, again.body['code']]).toEqual([409, 'decision_over']);
  });

  it('is refused as a whole where one listing was not found by the screening', async () => {
    const { searchId } = await search();
    const { status, body } = await decide(searchId, { listings: ['list_a:1', 'list_a:2'] });
    expect([status, body['code']]).toEqual([422, 'listing_not_found_by_search']);
    expect(body['errors']).toMatchObject([{ pointer: '/listings/1' }]);
    expect(itemsOf(await analyst.get(`/searches/${searchId}/decisions`))).toEqual([]);
  });

  it.each([
    ['a reason of another verdict', { reason: 'details_agree' }, '/reason'],
    ['the reason "other" without a text', { reason: 'other' }, '/text'],
    ['a text of nothing', { text: '  ' }, '/text'],
  ])('is refused with %s', async (_, members, pointer) => {
    const { searchId } = await search();
    const { status, body } = await decide(searchId, members);
    expect(status).toBe(422);
    expect(body['errors']).toMatchObject([{ pointer }]);
  });
});

describe('four eyes', () => {
  it('make a proposal of a decision, which counts once somebody else approves it', async () => {
    await askForFourEyes('false_positive');
    const manager = await join(service, admin, 'A Manager', 'manager');
    const { searchId } = await search({ externalRef: 'customer-1' });
    const proposed = itemsOf(await decide(searchId), 201);
    expect(proposed.map(({ state }) => state)).toEqual(['proposed', 'proposed']);
    expect((await search({ externalRef: 'customer-1' })).results[0]?.decisions).toEqual([]);
    expect(
      itemsOf(await manager.get('/decisions'))
        .map(({ id }) => id)
        .sort(),
    ).toEqual(proposed.map(({ id }) => id).sort());
    expect(itemsOf(await change(proposed, 'approve', manager)).map(({ state }) => state)).toEqual([
      'in_force',
      'in_force',
    ]);
    expect((await search({ externalRef: 'customer-1' })).results[0]?.decision?.verdict).toBe('false_positive');
    expect(itemsOf(await manager.get('/decisions'))).toEqual([]);
  });

  it('are those of two people: nobody approves or rejects an own proposal, not even one of an own token', async () => {
    await askForFourEyes('false_positive', 'true_match');
    const { searchId } = await search({ externalRef: 'customer-1' }, admin);
    const own = itemsOf(await decide(searchId, {}, admin), 201);
    const scopes = ['search:write', 'search:read', 'records:read', 'decisions:write', 'decisions:approve'];
    const made = await admin.send('POST', '/tokens', { name: 'casework', scopes });
    const token = String(made.body['token']);
    const byToken = itemsOf(await service.post(`/api/v1/searches/${searchId}/decisions`, DIFFERENT, token), 201);
    for (const proposals of [own, byToken])
      for (const to of ['approve', 'reject']) {
        const refused = await change(proposals, to, admin);
        expect([refused.status, refused.body['code']]).toEqual([403, 'own_proposal']);
      }
    const ids = own.map(({ id }) => id);
    const machine = await service.post('/api/v1/decisions/change', { decisions: ids, change: 'approve' }, token);
    expect([machine.status, machine.body['code']]).toEqual([403, 'person_needed']);
    expect(itemsOf(await change(own, 'revoke', admin)).map(({ state }) => state)).toEqual(['revoked', 'revoked']);
  });

  it('cannot be avoided by naming another policy', async () => {
    const other = { threshold: 70, fourEyes: [], text: 'Of its own' };
    expect((await admin.send('PUT', '/policies/lenient', other)).status).toBe(201);
    await askForFourEyes('false_positive');
    const { searchId } = await search({ policy: 'lenient' });
    expect(itemsOf(await decide(searchId), 201)[0]?.state).toBe('proposed');
    const match = { verdict: 'true_match', reason: 'details_agree' };
    expect(itemsOf(await decide(searchId, match), 201)[0]?.state).toBe('in_force');
  });

  it('of a named policy count for what was screened under it, also when it asks for them only now', async () => {
    await admin.send('PUT', '/policies/strict', { threshold: 70, text: 'First' });
    const { searchId } = await search({ policy: 'strict' });
    await admin.send('PUT', '/policies/strict', { threshold: 70, fourEyes: ['false_positive'], text: 'Second' });
    expect(itemsOf(await decide(searchId), 201)[0]?.state).toBe('proposed');
    const plain = await search();
    expect(itemsOf(await decide(plain.searchId), 201)[0]?.state).toBe('in_force');
  });

  it.each([
    ['for a reference', { externalRef: 'customer-1' }],
    ['for one screening', {}],
  ])(
    'end a proposal when another decision takes effect: approving it would overturn that unseen (%s)',
    async (_, of) => {
      await askForFourEyes('false_positive');
      const manager = await join(service, admin, 'A Manager', 'manager');
      const { searchId } = await search(of);
      const proposed = itemsOf(await decide(searchId), 201);
      const match = { verdict: 'true_match', reason: 'details_agree' };
      expect(itemsOf(await decide(searchId, match, admin), 201)[0]?.state).toBe('in_force');
      expect(itemsOf(await manager.get('/decisions'))).toEqual([]);
      expect((await change(proposed, 'approve', manager)).body['code']).toBe('decision_over');
      const states = itemsOf(await manager.get(`/searches/${searchId}/decisions`)).map(({ state }) => state);
      expect(states.sort()).toEqual(['in_force', 'in_force', 'superseded', 'superseded']);
      // A proposal to change what is in force waits as before.
      expect(itemsOf(await decide(searchId), 201)[0]?.state).toBe('proposed');
      expect(itemsOf(await manager.get('/decisions'))).toHaveLength(LISTINGS.length);
    },
  );

  it('refuse what a rejected proposal could still become', async () => {
    await askForFourEyes('false_positive');
    const manager = await join(service, admin, 'A Manager', 'manager');
    const { searchId } = await search();
    const proposed = itemsOf(await decide(searchId), 201);
    expect(itemsOf(await change(proposed, 'reject', manager))[0]?.state).toBe('rejected');
    for (const to of ['approve', 'reject', 'revoke'])
      expect((await change(proposed, to, manager)).body['code']).toBe('decision_over');
  });
});

describe('who may decide', () => {
  it('are those with the scope, on what they may read: another record does not exist for them', async () => {
    const { searchId } = await search({ externalRef: 'customer-1' });
    const made = itemsOf(await decide(searchId), 201);
    const token = await service.token({
      scopes: ['search:write', 'search:read', 'decisions:write'],
      name: 'case desk',
    });
    const refused = await service.post(`/api/v1/searches/${searchId}/decisions`, DIFFERENT, token);
    expect([refused.status, refused.body['code']]).toEqual([404, 'search_not_found']);
    const body = { decisions: [made[0]?.id], change: 'revoke' };
    const revoked = await service.post('/api/v1/decisions/change', body, token);
    expect([revoked.status, revoked.body['code']]).toEqual([404, 'hit_decision_not_found']);
    const unknown = await service.post('/api/v1/decisions/change', { ...body, decisions: ['dec_none'] }, token);
    expect([revoked.body['detail'], revoked.body['errors']]).toEqual([unknown.body['detail'], unknown.body['errors']]);
    // The own screening of the same party shows that it was decided, not what was written about it.
    const own = await service.post('/api/v1/search', { searchText: NAME, externalRef: 'customer-1' }, token);
    const read = await service.get(`/api/v1/searches/${own.body['searchId']}/decisions`, token);
    expect(itemsOf(read)).toEqual([]);
  });

  it('cannot approve without the scope for it', async () => {
    await askForFourEyes('false_positive');
    const { searchId } = await search({}, admin);
    const proposed = itemsOf(await decide(searchId, {}, admin), 201);
    const refused = await change(proposed, 'approve', analyst);
    expect([refused.status, refused.body['code']]).toEqual([403, 'scope_missing']);
  });
});

it('decisions go with their screening when a person’s records are erased', async () => {
  const { searchId } = await search({ externalRef: 'customer-1' });
  const [made] = itemsOf(await decide(searchId, { text: 'Born 1985.' }), 201);
  const erasing = { expectedCount: 1, legalBasis: 'other', reference: 'T-1', overrideFloor: 'A reason' };
  const selection = { kind: 'external_ref', externalRef: 'customer-1' };
  expect((await admin.send('POST', '/erasures', { selection, ...erasing })).status).toBe(200);
  expect(await service.app.storage.hitDecisions.find([made?.id ?? ''])).toEqual([]);
  expect((await search({ externalRef: 'customer-1' })).results[0]?.decisions).toEqual([]);
  const after = await analyst.get(`/searches/${searchId}/decisions`);
  expect([after.status, after.body['code']]).toEqual([410, 'search_erased']);
});
