import { type CaseView, type CustomerView, ENDPOINTS } from '@namesake/contract';
import { describe, expect, it } from 'vitest';
import {
  CALLERS,
  type Caller,
  GROUPS,
  type Group,
  items,
  may,
  OTHER,
  SEEN,
  type Seen,
  useCustomersOfGroups,
} from '../support/customer-visibility.ts';

const desk = useCustomersOfGroups();
const { send, of } = desk;

type Route = readonly [endpoint: keyof typeof ENDPOINTS, path: (of: Seen) => string, body?: (of: Seen) => object];

const READING: readonly Route[] = [
  ['getCustomer', ({ customer }) => `/customers/${customer.customerId}`],
  ['findCustomer', () => '/customers/find', ({ customer }) => ({ customerId: customer.customerId })],
  ['listCustomerEvents', ({ customer }) => `/customers/${customer.customerId}/events`],
  ['getRunProof', ({ customer }) => `/runs/${desk.run}/customers/${customer.customerId}`],
  ['getCase', (seen) => `/cases/${seen.case.id}`],
];
const CHANGING: readonly Route[] = [
  ['screenCustomer', ({ customer }) => `/customers/${customer.customerId}/screen`],
  [
    'changeWatch',
    ({ customer }) => `/customers/${customer.customerId}/watch`,
    () => ({ watch: 'on', reason: 'asked' }),
  ],
  [
    'saveCustomers',
    () => '/customers',
    ({ customer: { externalRef } }) => ({ customers: [{ externalRef, searchText: 'Orlan Vestrakov' }] }),
  ],
  ['commentCase', (seen) => `/cases/${seen.case.id}/comments`, () => ({ text: 'Looked at.' })],
];
const listingsOf = (seen: Seen): readonly string[] => seen.case.listings.map(({ id }) => id);

/** What would change what others are tested on: sent about hidden customers only. */
const ENDING: readonly Route[] = [
  ['eraseCustomer', ({ customer }) => `/customers/${customer.customerId}`],
  ['assignCases', () => '/cases/assign', (seen) => ({ cases: [seen.case.id], to: null })],
  [
    'decideCases',
    () => '/cases/decide',
    (seen) => ({ cases: [seen.case.id], verdict: 'false_positive', reason: 'different_birth_date' }),
  ],
  ['openCases', () => '/cases', (seen) => ({ searchId: seen.case.searchId })],
  [
    'decideHits',
    (seen) => `/searches/${seen.case.searchId}/decisions`,
    (seen) => ({ listings: listingsOf(seen), ...OTHER }),
  ],
  [
    'decideManyHits',
    () => '/decisions',
    (seen) => ({ hits: [{ searchId: seen.case.searchId, listings: listingsOf(seen) }], ...OTHER }),
  ],
];

/** 403 without the scope, whatever it is about; 404 for what is hidden, as for what is not there. */
async function expectRoute(caller: Caller, [id, path, body]: Route, group: Group): Promise<void> {
  const { method, auth } = ENDPOINTS[id];
  const isAllowed = auth.kind === 'scope' && may(caller, auth.scope);
  const isSeen = SEEN[caller].includes(group);
  const { status, body: answer } = await send(caller, method, path(of(group)), body?.(of(group)));
  const expected = isAllowed ? (isSeen ? [200, 201] : [404]) : [403];
  expect(expected, `${id} of ${group}: ${JSON.stringify(answer)}`).toContain(status);
}

describe.each(CALLERS)('%s', (caller) => {
  it.each(GROUPS)(
    'reads and changes the customer of %s and its case, or gets what an absent one gives',
    async (group) => {
      for (const route of [...READING, ...CHANGING]) await expectRoute(caller, route, group);
      if (SEEN[caller].includes(group)) return;
      for (const route of ENDING) await expectRoute(caller, route, group);
    },
  );

  it('finds in lists, tables and events only whom it may see', async () => {
    const seen = SEEN[caller].map((group) => of(group));
    if (may(caller, 'customers:read')) {
      const listed = items<CustomerView>(await send(caller, 'GET', '/customers?status=alert'));
      expect(listed.map(({ group }) => group).toSorted()).toEqual([...SEEN[caller]].toSorted());
      const groups = items<{ name: string }>(await send(caller, 'GET', '/customer-groups'));
      expect(groups.map(({ name }) => name)).toEqual([...SEEN[caller]].toSorted());
      const table = String((await send(caller, 'GET', `/runs/${desk.run}/report.csv`)).body['text']);
      expect(table.match(/of-\w+/g)?.toSorted()).toEqual(SEEN[caller].map((group) => `of-${group}`).toSorted());
      const events = items<{ customerId?: string }>(await send(caller, 'GET', '/events?limit=500'));
      const about = new Set(events.flatMap(({ customerId }) => customerId ?? []));
      expect([...about].toSorted()).toEqual(seen.map(({ customer }) => customer.customerId).toSorted());
    }
    if (may(caller, 'cases:read')) {
      const cases = items<CaseView>(await send(caller, 'GET', '/cases'));
      expect(new Set(cases.map(({ group }) => group))).toEqual(new Set(SEEN[caller]));
      expect((await send(caller, 'GET', '/cases/counts')).body['open']).toBe(cases.length);
      const counted = items<{ key: string }>(await send(caller, 'GET', '/cases/statistics?by=group'));
      expect(counted.map(({ key }) => key)).toEqual([...SEEN[caller]].toSorted());
    }
  });

  it('puts nobody into a group that it may not see, and sets no rules for it', async () => {
    const hidden = GROUPS.filter((group) => !SEEN[caller].includes(group));
    for (const group of hidden) {
      const added = { customers: [{ externalRef: 'of-nowhere', searchText: 'Quelmar Tolbrecht', group }] };
      const saved = await send(caller, 'POST', '/customers', added);
      expect(saved.body['code']).toBe(may(caller, 'customers:write') ? 'customer_group_not_found' : 'scope_missing');
      const ruled = await send(caller, 'PUT', `/customer-groups/${group}`, { fullEveryDays: 2 });
      expect(ruled.body['code']).toBe(may(caller, 'policies:write') ? 'customer_group_not_found' : 'scope_missing');
    }
  });
});
