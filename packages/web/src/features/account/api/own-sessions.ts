import type { SessionsResponse } from '@namesake/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '#shared/api/request.ts';
import { readAnew } from '#shared/api/shared-queries.ts';

/** `GET /sessions`. */
export const sessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: ({ signal }) => request<SessionsResponse>('/sessions', { signal }),
});

export const useSessions = () => useQuery(sessionsQuery);

/** `DELETE /sessions/{id}`, or of all others where there is no id. */
export function useEndSessions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string | undefined) =>
      request<void>(id === undefined ? '/sessions' : `/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' }),
    onSettled: () => readAnew(queryClient, sessionsQuery.queryKey),
  });
}
