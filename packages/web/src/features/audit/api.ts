import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#shared/api/client.ts';
import { ENDPOINTS } from '#shared/api/endpoints.ts';
import { PAGES } from '#shared/api/shared-queries.ts';
import type { AuditFilters } from './address.ts';

const RUNNING_POLL_MS = 500;

/** `GET /audit`, page after page. Reading is recorded, so it is never refetched automatically. */
export const auditQuery = (filters: AuditFilters) =>
  infiniteQueryOptions({
    queryKey: ['audit', filters],
    queryFn: ({ pageParam, signal }) => call(ENDPOINTS.listAudit, { query: { ...filters, cursor: pageParam }, signal }),
    ...PAGES,
    refetchOnWindowFocus: false,
    staleTime: 30_000,
  });

/** `GET /audit/chain`; refetched while a verification runs. */
export const chainQuery = queryOptions({
  queryKey: ['audit-chain'],
  queryFn: ({ signal }) => call(ENDPOINTS.getChain, { signal }),
  refetchInterval: ({ state }) => (state.data?.verification?.state === 'running' ? RUNNING_POLL_MS : false),
});

/** `POST /audit/chain/verify`. */
export function useVerifyChain() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(ENDPOINTS.verifyChain),
    onSuccess: (status) => client.setQueryData(chainQuery.queryKey, status),
  });
}
