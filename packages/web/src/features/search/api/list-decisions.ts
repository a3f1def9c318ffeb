import type { Decisions } from '@namesake/contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '#shared/api/request.ts';

/** `GET /search/{id}/decisions`: every decision about what a screening found. */
export const decisionsQuery = (searchId: string) =>
  queryOptions({
    queryKey: ['decisions', searchId],
    queryFn: async ({ signal }) =>
      (await request<Decisions>(`/search/${encodeURIComponent(searchId)}/decisions`, { signal })).items,
  });
