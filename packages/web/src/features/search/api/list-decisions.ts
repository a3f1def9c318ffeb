import type { Decisions } from '@namesake/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from '#shared/api/request.ts';

/** `GET /searches/{id}/decisions`: every decision about what a screening found. */
export const decisionsQuery = (searchId: string) =>
  queryOptions({
    queryKey: ['decisions', searchId],
    queryFn: async ({ signal }) =>
      (await request<Decisions>(`/searches/${encodeURIComponent(searchId)}/decisions`, { signal })).items,
  });

/** Has what shows decisions read again. Resolves when those of the screening are. */
export async function invalidateDecisions(queryClient: QueryClient, searchId: string): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: ['screenings'] });
  await queryClient.invalidateQueries({ queryKey: decisionsQuery(searchId).queryKey });
}
