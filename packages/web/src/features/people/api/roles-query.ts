import type { RolesResponse } from '@namesake/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '#shared/api/request.ts';

/** `GET /roles`: changes with the version only. */
const rolesQuery = queryOptions({
  queryKey: ['roles'],
  queryFn: ({ signal }) => request<RolesResponse>('/roles', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const useRoles = () => useQuery(rolesQuery);
