import type { DecisionView, GoodGuyView, SearchResponse } from '@namesake/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { administratorOf, join, type TestBrowser } from '../support/people.ts';
import { type Answer, startService, type TestService } from '../support/test-service.ts';

const NAME = 'Orlan Vestrakov';
const LISTINGS = ['list_a:1', 'list_b:9'];
const REF = { externalRef: 'customer-1' };
const STRICT = { ...REF, policy: 'strict' };

let service: TestService;
let admin: TestBrowser;
let analyst: TestBrowser;
beforeEach(async () => {
  service = await startService();
  admin = await administratorOf(service);
  analyst = await join(service, admin, 'An Analyst', 'analyst');
  const strict = { threshold: 70, fourEyes: ['false_positive', 'good_guy'], text: 'Instruction 4' };
  expect((await admin.send('PUT', '/policies/strict', strict)).status).toBe(201);
});
afterEach(() => service.close());

const itemsOf = <Item>({ status, body }: Answer, expected = 201): readonly Item[] => {
  expect([status, body['code']]).toEqual([expected, undefined]);
  return Object(body)['items'];
};
async function search(members: object): Promise<SearchResponse> {
  const { status, body } = await analyst.send('POST', '/search', { searchText: NAME, ...members });
  expect(status).toBe(200);
  return body as unknown as SearchResponse;
}
async function decide(members: object): Promise<readonly DecisionView[]> {
  const { searchId } = await search(members);
  const body = { listings: LISTINGS, verdict: 'false_positive', reason: 'different_birth_date' };
  return itemsOf(await analyst.send('POST', `/searches/${searchId}/decisions`, body));
}
const statesOf = (items: readonly { readonly state: string }[]) => items.map(({ state }) => state);
const make = (decisions: readonly DecisionView[]) =>
  analyst.send('POST', '/good-guys', { decisions: decisions.map(({ id }) => id) });

describe('a token that somebody else rotated', () => {
  it('proposes for the one who received the secret, who then approves nothing of it', async () => {
    const ben = await join(service, admin, 'Ben', 'admin');
    const scopes = ['search:read', 'search:write', 'decisions:write'];
    const { body: made } = await admin.send('POST', '/tokens', { name: 'of Ada', scopes });
    const { body: own } = await ben.send('POST', `/tokens/${made['id']}/rotate`, { overlapHours: 0 });
    expect(own['owner']).not.toBe(made['owner']);
    const token = String(own['token']);
    const { body: found } = await service.post('/api/v1/search', { searchText: NAME, ...STRICT }, token);
    const decision = { listings: LISTINGS, verdict: 'false_positive', reason: 'different_birth_date' };
    const proposed = itemsOf<DecisionView>(
      await service.post(`/api/v1/searches/${found['searchId']}/decisions`, decision, token),
    );
    expect(statesOf(proposed)).toEqual(['proposed', 'proposed']);
    const approval = { decisions: proposed.map(({ id }) => id), change: 'approve' };
    expect((await ben.send('POST', '/decisions/change', approval)).body['code']).toBe('own_proposal');
    expect((await admin.send('POST', '/decisions/change', approval)).status).toBe(200);
  });
});

describe('a customer who was screened under a policy that asks for a second person', () => {
  it('is not decided about alone by a screening that names no policy', async () => {
    expect(statesOf(await decide(STRICT))).toEqual(['proposed', 'proposed']);
    const again = await decide(REF);
    expect(statesOf(again)).toEqual(['proposed', 'proposed']);
    expect((await make(again)).body['code']).toBe('decision_unsuitable');
    expect((await search(REF)).outcome).toBe('potential_match');
  });

  it('is not, when that policy was deleted, or names nothing any more', async () => {
    await search(STRICT);
    expect((await admin.send('DELETE', '/policies/strict')).status).toBe(204);
    expect(statesOf(await decide(REF))).toEqual(['proposed', 'proposed']);
  });

  it('is not, when the records of the customer were erased', async () => {
    await search(STRICT);
    const selection = { kind: 'external_ref', ...REF };
    const order = {
      selection,
      expectedCount: 1,
      legalBasis: 'other',
      reference: 'T-1',
      overrideFloor: 'A test of it.',
    };
    expect((await admin.send('POST', '/erasures', order)).body['erasedCount']).toBe(1);
    expect(statesOf(await decide(REF))).toEqual(['proposed', 'proposed']);
  });

  it('gets no good guy by an import alone, and other customers do', async () => {
    await search(STRICT);
    const rowOf = (reference: string) => `external_ref,listing,reason\n${reference},list_a:1,different_birth_date`;
    const importOf = async (reference: string) =>
      (await analyst.send('POST', '/good-guy-imports', { csv: rowOf(reference) })).body;
    expect(await importOf('customer-1')).toMatchObject({ importedCount: 1, proposed: true });
    expect(await importOf('customer-2')).toMatchObject({ importedCount: 1, proposed: false });
  });

  it('leaves other customers to one person', async () => {
    await search(STRICT);
    expect(statesOf(await decide({ externalRef: 'customer-2' }))).toEqual(['in_force', 'in_force']);
  });
});

describe('a good guy that one person made', () => {
  it('takes nothing away under a policy that asks for two, from then on, and says so', async () => {
    const made = itemsOf<GoodGuyView>(await make(await decide(REF)));
    expect((await search(REF)).outcome).toBe('no_match');
    const strict = await search(STRICT);
    expect(strict.outcome).toBe('potential_match');
    const notes = strict.results.flatMap(({ goodGuys = [] }) => goodGuys);
    expect(notes.map(({ id, state }) => [id, state])).toEqual(made.map(({ id }) => [id, 'needs_approval']));
    expect((await search(REF)).outcome).toBe('potential_match');
  });
});

describe('a token that may decide but not read records', () => {
  it('ends no good guy of others, and learns nothing of it', async () => {
    const [made] = itemsOf<GoodGuyView>(await make(await decide(REF)));
    const token = await service.token({ scopes: ['search:write', 'search:read', 'decisions:write'] });
    const change = { goodGuys: [made?.id], change: 'revoke' };
    const answer = await service.post('/api/v1/good-guy-changes', change, token);
    expect([answer.status, answer.body['code']]).toEqual([404, 'good_guy_not_found']);
    expect(JSON.stringify(answer.body)).not.toContain('customer-1');
    expect((await search(REF)).outcome).toBe('no_match');
  });
});
