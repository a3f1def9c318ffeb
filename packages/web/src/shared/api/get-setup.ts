import type { SetupStatus } from '@namesake/contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from './request.ts';

/** `GET /setup`: whether the first administrator is still to be made. */
export const setupQuery = queryOptions({
  queryKey: ['setup'],
  queryFn: ({ signal }) => request<SetupStatus>('/setup', { signal }),
  staleTime: 30_000,
});
