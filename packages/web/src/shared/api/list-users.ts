import type { UsersResponse } from '@namesake/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from './request.ts';

/** `GET /users`. */
export const usersQuery = queryOptions({
  queryKey: ['users'],
  queryFn: ({ signal }) => request<UsersResponse>('/users', { signal }),
});

export const useUsers = () => useQuery(usersQuery);
