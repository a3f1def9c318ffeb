import type { RolesResponse, UsersResponse } from '@namesake/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '#shared/api/request.ts';

/** `GET /users`. */
export const usersQuery = queryOptions({
  queryKey: ['users'],
  queryFn: ({ signal }) => request<UsersResponse>('/users', { signal }),
});

/** `GET /roles`: changes with the version only. */
const rolesQuery = queryOptions({
  queryKey: ['roles'],
  queryFn: ({ signal }) => request<RolesResponse>('/roles', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const useUsers = () => useQuery(usersQuery);
export const useRoles = () => useQuery(rolesQuery);
