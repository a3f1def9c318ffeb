import type { Customer, FindCustomerRequest } from '@namesake/contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../api/request.ts';

/** `POST /customers/find`: addresses hold the id of a customer, and people know the reference. It never changes. */
export const customerQuery = (asked: FindCustomerRequest) =>
  queryOptions({
    queryKey: ['customer', asked],
    queryFn: ({ signal }) => request<Customer>('/customers/find', { method: 'POST', body: asked, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
