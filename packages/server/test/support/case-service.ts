import type { CaseDetail, CaseView, CustomerView } from '@namesake/contract';
import { beforeEach } from 'vitest';
import { screenDue } from '../../src/modules/customers/screen-due.ts';
import { personNamed } from './changing-lists.ts';
import { body, useCustomerService } from './customer-service.ts';
import { administratorOf, join, type TestBrowser } from './people.ts';
import { SAMPLE_PARTIES } from './sample-parties.ts';

const NEVER = new AbortController().signal;

/** A customer whom no list has at first, and the listing that finds her. */
export const CUSTOMER = { externalRef: 'customer-2', searchText: 'Quelmar Tolbrecht', countries: ['DE'] };
export const LISTED = personNamed('list_a:7', 'Quelmar TOLBRECHT');

const REASONS = {
  false_positive: 'different_birth_date',
  true_match: 'details_agree',
  undecided: 'information_missing',
} as const;

/** For each test of the file: a service whose customers get cases, an administrator and an analyst. */
export function useCaseService() {
  const watched = useCustomerService([
    'customers:write',
    'cases:read',
    'cases:write',
    'search:write',
    'search:read',
    'retention:write',
  ]);
  let admin: TestBrowser;
  let analyst: TestBrowser;
  beforeEach(async () => {
    admin = await administratorOf(watched.service);
    analyst = await join(watched.service, admin, 'An Analyst', 'analyst');
  });

  const get = (path: string) => analyst.send('GET', path);
  const listed = async (query = 'view=open'): Promise<readonly CaseView[]> =>
    body<{ items: CaseView[] }>(await get(`/cases?${query}`)).items;
  /** Screens everybody on lists that have changed. */
  async function onLists(change: () => void): Promise<void> {
    const { service } = watched;
    change();
    service.clock.nowMs += 1_000;
    const { customers } = service.app.storage;
    const known = await customers.page({}, undefined, 100);
    await customers.change(
      known.map((before) => ({ before, after: { ...before, due: 'lists' } })),
      [],
    );
    await screenDue(service.app, NEVER);
  }
  return {
    get lists() {
      return watched.lists;
    },
    get service() {
      return watched.service;
    },
    get token() {
      return watched.token;
    },
    get admin() {
      return admin;
    },
    get analyst() {
      return analyst;
    },
    get,
    listed,
    onLists,
    save: async (...customers: readonly object[]): Promise<readonly CustomerView[]> =>
      (await watched.save(...customers)).items,
    onlyCase: async (query?: string): Promise<CaseView> => {
      const [one, ...others] = await listed(query);
      if (one === undefined || others.length > 0) throw new Error(`There are ${others.length + (one ? 1 : 0)} cases.`);
      return one;
    },
    read: async ({ id }: CaseView): Promise<CaseDetail> => body(await get(`/cases/${id}`)),
    /** Publishes a version of the list that has the customer. */
    listsHer: () => onLists(() => watched.lists.become([...SAMPLE_PARTIES, LISTED])),
    decide: async (
      { id }: CaseView,
      by = analyst,
      verdict: keyof typeof REASONS = 'false_positive',
    ): Promise<CaseView> => {
      watched.service.clock.nowMs += 1_000;
      const answer = await by.send('POST', '/cases/decide', { cases: [id], verdict, reason: REASONS[verdict] });
      const [one] = body<{ items: CaseView[] }>(answer, 201).items;
      if (one === undefined) throw new Error('Nothing was decided.');
      return one;
    },
  };
}
