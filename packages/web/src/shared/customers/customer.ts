import type { FindCustomerRequest } from '@namesake/contract';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#shared/api/client.ts';
import { ENDPOINTS } from '#shared/api/endpoints.ts';
import { RECORDED } from '#shared/api/shared-queries.ts';

/** Name of a customer group, according to the contract. */
export const GROUP = '[a-z0-9][a-z0-9_\\-]{0,49}';
const WHOLE_GROUP = new RegExp(`^${GROUP}$`);

export const isGroup = (text: string): boolean => WHOLE_GROUP.test(text);

/** `POST /customers/find`: addresses hold the id of a customer, but people know the reference. It never changes. */
export const customerQuery = (asked: FindCustomerRequest) =>
  queryOptions({
    queryKey: ['customer', asked],
    queryFn: ({ signal }) => call(ENDPOINTS.findCustomer, { body: asked, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The reference in a filter form: that of the customer in the address, until the user types another. */
export function useReference(customer: string | undefined) {
  const found = useQuery({ ...customerQuery({ customerId: customer ?? '' }), enabled: customer !== undefined });
  const [typed, setTyped] = useState<string>();
  return { reference: typed ?? found.data?.externalRef ?? '', setReference: setTyped };
}

/** The reference in an address from before addresses held ids; nothing for any other address. */
export function earlierReference({ externalRef }: Record<string, unknown>): { readonly externalRef?: string } {
  // The router parses digits as a number.
  const text = typeof externalRef === 'number' ? String(externalRef) : externalRef;
  return typeof text === 'string' && /^\S{1,200}$/.test(text) ? { externalRef: text } : {};
}

/** The id of a reference that was typed or comes from an old link; undefined without a reference. */
export async function customerOf(
  queryClient: QueryClient,
  externalRef: string | undefined,
): Promise<{ readonly customer?: string }> {
  const typed = externalRef?.trim() ?? '';
  if (typed === '') return {};
  const { customerId } = await queryClient.fetchQuery(customerQuery({ externalRef: typed }));
  return { customer: customerId };
}

/** `GET /customers/{id}`: rescreens the customer first if a decision was made since. */
export const watchedQuery = (id: string) =>
  queryOptions({
    queryKey: ['customers', 'one', id],
    queryFn: ({ signal }) => call(ENDPOINTS.getCustomer, { params: { id }, signal }),
    ...RECORDED,
  });
