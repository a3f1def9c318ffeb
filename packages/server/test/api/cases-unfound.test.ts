import type { CaseDetail, CaseView } from '@namesake/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { screenDue } from '../../src/modules/customers/screen-due.ts';
import { ChangingLists, personNamed } from '../support/changing-lists.ts';
import { administratorOf, type TestBrowser } from '../support/people.ts';
import { SAMPLE_PARTIES } from '../support/sample-parties.ts';
import { type Answer, startService, type TestService } from '../support/test-service.ts';

const NEVER = new AbortController().signal;
const CUSTOMER = { externalRef: 'customer-2', searchText: 'Quelmar Tolbrecht', group: 'retail' };
const LISTED = personNamed('list_a:7', 'Quelmar TOLBRECHT');
const OTHER_NAME = { names: [{ value: 'Somebody ELSE', kind: 'primary', quality: 'strong', script: 'Latn' }] } as const;

let lists: ChangingLists;
let service: TestService;
let token: string;
let admin: TestBrowser;
/** A customer of a group whose policy is weaker than the default, and a case about a listing of another spelling. */
beforeEach(async () => {
  lists = new ChangingLists([...SAMPLE_PARTIES, LISTED], Date.parse('2026-03-01T12:00:00Z'));
  service = await startService({ listState: lists.listState });
  token = await service.token({ scopes: ['customers:write', 'search:read', 'search:write', 'cases:write'] });
  admin = await administratorOf(service);
  await policyWith({ threshold: 80 });
  body(await admin.send('PUT', '/customer-groups/retail', { policy: 'loose' }));
  await save({});
});
afterEach(() => service.close());

const body = <Body>({ status, body: found }: Answer): Body => {
  expect([status < 300, found['code'], found['errors']]).toEqual([true, undefined, undefined]);
  return found as unknown as Body;
};
const policyWith = async (more: object) => body(await admin.send('PUT', '/policies/loose', { ...more, text: 'Test.' }));
async function save(more: object): Promise<void> {
  service.clock.nowMs += 1_000;
  body(await service.post('/api/v1/customers', { customers: [{ ...CUSTOMER, ...more }] }, token));
}
async function screen(): Promise<void> {
  service.clock.nowMs += 1_000;
  const { customers } = service.app.storage;
  const known = await customers.page({}, undefined, 100);
  await customers.change(
    known.map((before) => ({ before, after: { ...before, due: 'lists' } })),
    [],
  );
  await screenDue(service.app, NEVER);
}
async function cases(): Promise<readonly (readonly unknown[])[]> {
  const views = await Promise.all(['open', 'closed'].map((view) => admin.get(`/cases?view=${view}`)));
  const found = views.flatMap((answer) => body<{ items: CaseView[] }>(answer).items);
  const read = async ({ id }: CaseView) => body<CaseDetail>(await admin.get(`/cases/${id}`));
  const details = await Promise.all(found.map(read));
  return details.map(({ state, resolution, unfound }) => [state, resolution ?? unfound]);
}
const OPEN = [['open', null]];
const CLOSED = [['closed', 'no_longer_found']];
const status = async () => (await service.app.storage.customers.find('customer-2'))?.status;

it('under a policy weaker than the default closes where the listing changed so that it is not found', async () => {
  expect([await status(), await cases()]).toEqual(['alert', OPEN]);
  lists.change('list_a:7', OTHER_NAME);
  await screen();
  expect([await status(), await cases()]).toEqual(['not_screened', CLOSED]);
  lists.change('list_a:7', LISTED);
  await screen();
  expect([await status(), await cases()]).toEqual(['alert', OPEN]);
});

it('under such a policy closes where the customer changed', async () => {
  await save({ searchText: 'Anna Vranok' });
  expect(await cases()).toEqual(CLOSED);
});

it('stays open where what now stands in place of the name says too little, and says so', async () => {
  await save({ searchText: 'keine Angabe' });
  expect([await status(), await cases()]).toEqual(['not_screened', [['open', 'incomplete']]]);
});

it('stays open where the policy became weaker, says so, and closes where the listing leaves its list', async () => {
  lists.change('list_a:7', { names: [{ ...OTHER_NAME.names[0], value: 'Quelmor TOLBRECT' }] });
  await screen();
  expect(await cases()).toEqual(OPEN);
  await policyWith({ threshold: 99, highFrom: 99 });
  await screen();
  expect([await status(), await cases()]).toEqual(['not_screened', [['open', 'policy_weaker']]]);
  await screen();
  expect(await cases()).toEqual([['open', 'policy_weaker']]);
  lists.become(SAMPLE_PARTIES);
  await screen();
  expect(await cases()).toEqual(CLOSED);
});

it('stays open where the policy leaves out the list of its listing', async () => {
  await policyWith({ threshold: 80, lists: ['list_b'] });
  await screen();
  expect(await cases()).toEqual([['open', 'list_not_searched']]);
});

it('stays open while a list is too old, and closes once it is not', async () => {
  lists.change('list_a:7', OTHER_NAME);
  lists.ages = { list_a: 1, list_b: 500 };
  lists.touch(service.clock.nowMs);
  await screen();
  expect((await cases()).map(([state]) => state)).toEqual(['open']);
  lists.ages = { list_a: 1, list_b: 1 };
  lists.touch(service.clock.nowMs);
  await screen();
  expect(await cases()).toEqual(CLOSED);
});

it('stays open where the screening that found it is not kept any more', async () => {
  const { searchId } = (await service.app.storage.customers.find('customer-2'))?.findings[0] ?? {};
  const eraser = await service.token({ scopes: ['retention:write', 'records:read', 'search:read'] });
  const erased = await service.fetch(`/api/v1/searches/${searchId}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${eraser}` },
  });
  expect(erased.status).toBeLessThan(500);
  lists.change('list_a:7', OTHER_NAME);
  await screen();
  expect(await cases()).toEqual(erased.status < 300 ? [['open', 'record_gone']] : CLOSED);
});

it('that a search opened waits for its decision, and says so', async () => {
  await save({ searchText: 'Anna Vranok' });
  const searcher = await service.token({ scopes: ['search:write', 'cases:write'] });
  const asked = { searchText: 'Quelmar Tolbrecht', externalRef: 'customer-3', openCase: true };
  body(await service.post('/api/v1/search', asked, searcher));
  await save({ externalRef: 'customer-3', searchText: 'Anna Vranok' });
  expect(await cases()).toContainEqual(['open', 'opened_by_search']);
});
