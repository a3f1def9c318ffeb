import type { PoliciesResponse } from '@namesake/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from './request.ts';

/** `GET /policies`. */
export const policiesQuery = queryOptions({
  queryKey: ['policies'],
  queryFn: ({ signal }) => request<PoliciesResponse>('/policies', { signal }),
});

export const usePolicies = () => useQuery(policiesQuery);
