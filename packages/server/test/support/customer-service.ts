import type { AuditEntry, CustomerView, SavedCustomers, Scope } from '@namesake/contract';
import { afterEach, beforeEach, expect } from 'vitest';
import { screenDue } from '../../src/modules/customers/screen-due.ts';
import { ChangingLists } from './changing-lists.ts';
import { SAMPLE_PARTIES } from './sample-parties.ts';
import { type Answer, startService, type TestService } from './test-service.ts';

/** The clock of test services. */
export const NOW_MS = Date.parse('2026-03-01T12:00:00Z');

/** The body of an answer that is expected to be no problem. */
export const body = <Body>({ status, body: found }: Answer, expected = 200): Body => {
  expect([status, found['code'], found['errors']]).toEqual([expected, undefined, undefined]);
  return found as unknown as Body;
};

/** A customer on two lists, and one on none. */
export const LISTED = { externalRef: 'customer-1', searchText: 'Orlan Vestrakov' };
export const INNOCENT = { externalRef: 'customer-2', searchText: 'Quelmar Tolbrecht' };

/** Scopes for all that tests do with customers. */
export const CUSTOMER_SCOPES = [
  'customers:write',
  'customers:read',
  'search:read',
  'records:read',
  'audit:read',
  'retention:write',
] as const;

/** For each test of the file: a service on lists that the test changes, and a token. */
export function useCustomerService(scopes: readonly Scope[] = CUSTOMER_SCOPES, lifetimeMs?: number) {
  let lists: ChangingLists;
  let service: TestService;
  let token: string;
  const start = async (listState = lists.listState): Promise<void> => {
    service = await startService({ listState });
    token = await service.token({ scopes: [...scopes], ...(lifetimeMs === undefined ? {} : { lifetimeMs }) });
  };
  beforeEach(async () => {
    lists = new ChangingLists(SAMPLE_PARTIES, NOW_MS);
    await start();
  });
  afterEach(() => service.close());
  const post = (path: string, sent: unknown = {}) => service.post(`/api/v1${path}`, sent, token);
  const get = (path: string) => service.get(`/api/v1${path}`, token);
  /** Adds or changes customers, a second later. */
  async function save(...customers: readonly object[]): Promise<SavedCustomers> {
    service.clock.nowMs += 1_000;
    return body(await post('/customers', { customers }));
  }
  const read = async ({ customerId }: CustomerView): Promise<CustomerView> =>
    body(await get(`/customers/${customerId}`));
  return {
    get lists() {
      return lists;
    },
    get service() {
      return service;
    },
    get token() {
      return token;
    },
    post,
    get,
    save,
    read,
    one: async (customer: object): Promise<CustomerView> => {
      const [saved] = (await save(customer)).items;
      if (saved === undefined) throw new Error('Nothing was saved.');
      return saved;
    },
    /** Screens everybody who is due, a second later. */
    due: async (customer: CustomerView): Promise<CustomerView> => {
      service.clock.nowMs += 1_000;
      await screenDue(service.app, new AbortController().signal);
      return read(customer);
    },
    recorded: async (): Promise<number> => (await service.app.storage.history.count({})) ?? 0,
    eventsOf: async ({ customerId }: CustomerView): Promise<readonly AuditEntry[]> =>
      body<{ items: AuditEntry[] }>(await get(`/audit?target=${customerId}`)).items.toReversed(),
    /** Starts the service again on other lists. */
    restart: async (listState: typeof lists.listState): Promise<void> => {
      await service.close();
      await start(listState);
    },
  };
}
