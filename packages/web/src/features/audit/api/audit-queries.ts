import type { AuditResponse, ChainStatus } from '@namesake/contract';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '#shared/api/request.ts';
import type { AuditFilters } from '../address/audit-address.ts';

const RUNNING_POLL_MS = 500;

/** Filters as a query, without a question mark. */
export const queryOf = (filters: AuditFilters): URLSearchParams => new URLSearchParams({ ...filters });

/** `GET /audit`, page after page. Reading it is recorded, so it is not read again by itself. */
export const auditQuery = (filters: AuditFilters) =>
  infiniteQueryOptions({
    queryKey: ['audit', filters],
    queryFn: ({ pageParam, signal }) => {
      const query = queryOf(filters);
      if (pageParam !== '') query.set('cursor', pageParam);
      return request<AuditResponse>(`/audit?${query}`, { signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }: AuditResponse) => nextCursor ?? undefined,
    refetchOnWindowFocus: false,
    staleTime: 30_000,
  });

/** `GET /audit/chain`; asked again while a verification runs. */
export const chainQuery = queryOptions({
  queryKey: ['audit-chain'],
  queryFn: ({ signal }) => request<ChainStatus>('/audit/chain', { signal }),
  refetchInterval: ({ state }) => (state.data?.verification?.state === 'running' ? RUNNING_POLL_MS : false),
});

/** `POST /audit/chain/verify`. */
export function useVerifyChain() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request<ChainStatus>('/audit/chain/verify', { method: 'POST' }),
    onSuccess: (status) => client.setQueryData(chainQuery.queryKey, status),
  });
}
