import type { ChangeWatchRequest, CustomerData, CustomerView, WatchEvent } from '@namesake/contract';
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call, checkedByApi } from '#shared/api/client.ts';
import { ENDPOINTS } from '#shared/api/endpoints.ts';
import { problemCode } from '#shared/api/problem-error.ts';
import { PAGES, RECORDED } from '#shared/api/shared-queries.ts';
import { watchedQuery } from '#shared/customers/customer.ts';
import type { CustomersAddress } from './address.ts';

const PAGE = 50;
const LISTS = ['customers', 'list'];

/** `GET /customers`, page after page. */
export const customersQuery = ({ status, watch, group, leaving }: CustomersAddress) => {
  const filters = { status: checkedByApi(status), watch: checkedByApi(watch), group, leaving };
  return infiniteQueryOptions({
    queryKey: [...LISTS, filters],
    queryFn: ({ pageParam, signal }) =>
      call(ENDPOINTS.listCustomers, { query: { ...filters, limit: PAGE, cursor: pageParam }, signal }),
    ...PAGES,
    ...RECORDED,
  });
};

const CASES = 20;

/** `GET /cases` of a customer: open ones, then those closed last. */
export const casesOfQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['customers', 'cases', customerId],
    queryFn: async ({ signal }) => {
      const read = (view: 'open' | 'closed') =>
        call(ENDPOINTS.listCases, { query: { view, customerId, newestFirst: true, limit: CASES }, signal });
      const pages = await Promise.all([read('open'), read('closed')]);
      return pages.flatMap(({ items }) => items);
    },
    ...RECORDED,
  });

const EVENTS = 500;
/** Events appear once they are sealed, after about a second. */
const NEWS_MS = 5_000;

/** `GET /customers/{id}/events`, oldest first: known events are not fetched again. */
export const eventsQuery = (id: string) => {
  const queryKey = ['customers', 'events', id];
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }): Promise<readonly WatchEvent[]> => {
      const known = client.getQueryData<readonly WatchEvent[]>(queryKey);
      const [events, byItself] = [[...(known ?? [])], known !== undefined];
      for (let isMore = true; isMore; ) {
        const query = { after: Number(events.at(-1)?.id ?? 0), limit: EVENTS };
        const { items } = await call(ENDPOINTS.listCustomerEvents, { params: { id }, query, signal, byItself });
        events.push(...items);
        isMore = items.length === EVENTS;
      }
      return events;
    },
    refetchInterval: NEWS_MS,
    staleTime: 0,
  });
};

/** `GET /runs/{id}/customers/{customerId}`; null if the run has no record of the customer. It never changes. */
export const proofQuery = (run: string, customerId: string) =>
  queryOptions({
    queryKey: ['run', run, 'proof', customerId],
    queryFn: async ({ signal }) => {
      try {
        return await call(ENDPOINTS.getRunProof, { params: { id: run, customerId }, signal });
      } catch (error) {
        if (problemCode(error) === 'customer_not_in_run') return null;
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Updates the cache with an answer about a customer. */
function keep(queryClient: QueryClient, customer: CustomerView): Promise<void> {
  queryClient.setQueryData(watchedQuery(customer.customerId).queryKey, customer);
  return queryClient.invalidateQueries({ queryKey: LISTS });
}

/** `POST /customers` with one customer. */
async function save(queryClient: QueryClient, customer: CustomerData, unchangedSince?: string): Promise<CustomerView> {
  const { items } = await call(ENDPOINTS.saveCustomers, { body: { customers: [customer], unchangedSince } });
  const [saved] = items;
  if (saved === undefined) throw new TypeError('A customer was saved');
  await keep(queryClient, saved);
  return saved;
}

/** Saves an existing customer, unless somebody changed its data since they were read. */
export function useSaveCustomer({ changedAt }: Pick<CustomerView, 'changedAt'>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: (customer: CustomerData) => save(queryClient, customer, changedAt) });
}

/**
 * Saves a new customer. An existing one with the same reference stays unchanged, since saving would overwrite it
 * unseen; one whose row was changed outside the service is entered again.
 */
export function useAddCustomer() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (customer: CustomerData) => {
      const { customerId } = await call(ENDPOINTS.findCustomer, { body: { externalRef: customer.externalRef } });
      const known = await find(customerId);
      if (known !== undefined && known.why !== 'row_forged') return { takenBy: customerId };
      return { saved: await save(queryClient, customer) };
    },
  });
}

async function find(id: string): Promise<CustomerView | undefined> {
  try {
    return await call(ENDPOINTS.getCustomer, { params: { id } });
  } catch (error) {
    if (problemCode(error) === 'customer_not_found') return undefined;
    throw error;
  }
}

/** `POST /customers/{id}/screen`. */
export function useScreenCustomer(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(ENDPOINTS.screenCustomer, { params: { id } }),
    onSuccess: (customer) => keep(queryClient, customer),
  });
}

/** `POST /customers/{id}/watch`. */
export function useChangeWatch(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangeWatchRequest) => call(ENDPOINTS.changeWatch, { params: { id }, body }),
    onSuccess: (customer) => keep(queryClient, customer),
  });
}

/** `DELETE /customers/{id}`. */
export function useEraseCustomer(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(ENDPOINTS.eraseCustomer, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: LISTS }),
  });
}
