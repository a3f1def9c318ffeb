import type { DecisionView } from '@namesake/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expireProposals } from '../../src/modules/decisions/expire.ts';
import { administratorOf, join, type TestBrowser } from '../support/people.ts';
import { type Answer, startService, type TestService } from '../support/test-service.ts';

const DAY = 86_400_000;
const LISTINGS = ['list_a:1', 'list_b:9'];

let service: TestService;
let admin: TestBrowser;
let analyst: TestBrowser;
beforeEach(async () => {
  service = await startService();
  admin = await administratorOf(service);
  analyst = await join(service, admin, 'An Analyst', 'analyst');
});
afterEach(() => service.close());

const policy = (name: string, members: object) =>
  admin.send('PUT', `/policies/${name}`, { fourEyes: ['false_positive'], text: 'Instruction 4', ...members });
const itemsOf = ({ status, body }: Answer, expected = 200): readonly DecisionView[] => {
  expect([status, body['code']]).toEqual([expected, undefined]);
  return Object(body)['items'];
};
async function propose(members: object): Promise<readonly DecisionView[]> {
  const { body } = await analyst.send('POST', '/search', { searchText: 'Orlan Vestrakov', ...members });
  const decision = { listings: LISTINGS, verdict: 'false_positive', reason: 'different_birth_date' };
  return itemsOf(await analyst.send('POST', `/searches/${body['searchId']}/decisions`, decision), 201);
}
const idsOf = (items: readonly DecisionView[]) => items.map(({ id }) => id);
const untilOf = (items: readonly DecisionView[]) => new Set(items.map(({ waits }) => waits?.until));
const inDays = (days: number) => new Date(service.clock.nowMs + days * DAY).toISOString();
/** What the service does by itself, at a time to come: sessions would be over if the clock were moved. */
const expireAfter = (ms: number) => {
  const now = () => service.clock.nowMs + ms;
  return expireProposals({ storage: service.app.storage, now }, new AbortController().signal);
};
const decisionsOn = async ({ searchId = '' }: Partial<DecisionView> = {}) =>
  itemsOf(await analyst.send('GET', `/searches/${searchId}/decisions`));

describe('a proposal under a policy that gives an answer some days', () => {
  it('says until when it waits: the shortest time of all policies that count for the customer', async () => {
    await policy('slow', { approvalDays: 30 });
    await policy('fast', { approvalDays: 7 });
    await policy('patient', {});
    expect(untilOf(await propose({ policy: 'slow' }))).toEqual(new Set([inDays(30)]));
    expect(untilOf(await propose({ policy: 'patient' }))).toEqual(new Set([null]));
    await propose({ policy: 'fast', externalRef: 'customer-1' });
    expect(untilOf(await propose({ policy: 'slow', externalRef: 'customer-1' }))).toEqual(new Set([inDays(7)]));
  });

  it('expires when nobody answers: its hits are open again, the log says so, and it is answered no more', async () => {
    await policy('fast', { approvalDays: 7 });
    const proposed = await propose({ policy: 'fast' });
    await expireAfter(7 * DAY - 1);
    expect((await decisionsOn(proposed[0])).map(({ state }) => state)).toEqual(['proposed', 'proposed']);
    await expireAfter(7 * DAY);
    const expired = await decisionsOn(proposed[0]);
    expect(expired.map(({ state, waits }) => [state, waits])).toEqual([
      ['expired', null],
      ['expired', null],
    ]);
    expect(expired[0]?.events.map(({ kind, by }) => [kind, by.id])).toEqual([
      ['proposed', expect.stringMatching(/^user:/)],
      ['expired', 'service'],
    ]);
    const change = { decisions: idsOf(proposed), change: 'approve' };
    expect((await admin.send('POST', '/decisions/change', change)).body['code']).toBe('decision_over');
    const open = await analyst.send('GET', '/searches?hits=open');
    expect(Object(open.body)['items']).toHaveLength(1);
    const told = await admin.send('GET', '/audit?action=decision.expired');
    expect(Object(told.body)['items']).toHaveLength(2);
  });

  it('is answered in its time as ever', async () => {
    await policy('fast', { approvalDays: 7 });
    const proposed = await propose({ policy: 'fast' });
    const change = { decisions: idsOf(proposed), change: 'approve' };
    itemsOf(await admin.send('POST', '/decisions/change', change));
    await expireAfter(8 * DAY);
    expect((await decisionsOn(proposed[0])).map(({ state }) => state)).toEqual(['in_force', 'in_force']);
  });

  it('is over once another decision took effect, and nothing expires then', async () => {
    await policy('fast', { approvalDays: 7 });
    const proposed = await propose({ policy: 'fast' });
    const match = { listings: proposed.map(({ listing }) => listing), verdict: 'true_match', reason: 'details_agree' };
    itemsOf(await admin.send('POST', `/searches/${proposed[0]?.searchId}/decisions`, match), 201);
    await expireAfter(8 * DAY);
    const states = (await decisionsOn(proposed[0])).map(({ state }) => state);
    expect(states.toSorted()).toEqual(['in_force', 'in_force', 'superseded', 'superseded']);
  });

  it('is in the default policy too, where it stays when something else changes', async () => {
    expect((await policy('default', { approvalDays: 3 })).status).toBe(200);
    expect((await policy('default', { threshold: 70 })).status).toBe(200);
    expect(untilOf(await propose({}))).toEqual(new Set([inDays(3)]));
    expect((await policy('short', { approvalDays: 0 })).status).toBe(422);
  });
});

describe('a proposal', () => {
  let proposed: readonly DecisionView[];
  let ids: readonly string[];
  beforeEach(async () => {
    await policy('strict', {});
    proposed = await propose({ policy: 'strict' });
    ids = idsOf(proposed);
  });
  const handOver = (by: TestBrowser, to: string | null) =>
    by.send('POST', '/decisions/hand-over', { decisions: ids, to });
  const idOf = async (name: string) => {
    const { body } = await admin.send('GET', '/users');
    return String(Object(body)['items'].find((one: { name: string }) => one.name === name).id);
  };

  it('is handed to another person and back, is shown so, and may still be answered by others', async () => {
    await join(service, admin, 'Nora', 'manager');
    const nora = await idOf('Nora');
    const handed = itemsOf(await handOver(admin, nora));
    expect(handed.map(({ waits }) => waits)).toEqual(
      ids.map(() => ({ for: { id: `user:${nora}`, kind: 'user', name: 'Nora' }, until: null })),
    );
    const listed = itemsOf(await admin.send('GET', '/decisions'));
    expect(new Set(listed.map(({ waits }) => waits?.for?.name))).toEqual(new Set(['Nora']));
    const told = await admin.send('GET', '/audit?action=decision.handed_over');
    expect(Object(told.body)['items'][0].detail).toMatchObject({ to: nora, proposals: ids });
    expect(itemsOf(await handOver(admin, null))[0]?.waits?.for).toBeNull();
    itemsOf(await handOver(admin, nora));
    const answered = itemsOf(await admin.send('POST', '/decisions/change', { decisions: ids, change: 'approve' }));
    expect(answered.map(({ state, waits }) => [state, waits])).toEqual(ids.map(() => ['in_force', null]));
    expect((await handOver(admin, nora)).body['code']).toBe('decision_over');
  });

  it('is handed to nobody who may not approve it, and by nobody who may not either', async () => {
    await join(service, admin, 'Nora', 'manager');
    await join(service, admin, 'Otto', 'auditor');
    const codeOf = async (by: TestBrowser, to: string) => (await handOver(by, to)).body['code'];
    expect(await codeOf(admin, await idOf('Otto'))).toBe('approver_needed');
    expect(await codeOf(admin, await idOf('An Analyst'))).toBe('own_proposal');
    expect(await codeOf(admin, 'usr_unknown')).toBe('user_not_found');
    expect(await codeOf(analyst, await idOf('Nora'))).toBe('scope_missing');
    expect((await decisionsOn(proposed[0])).map(({ waits }) => waits?.for)).toEqual([null, null]);
  });
});
