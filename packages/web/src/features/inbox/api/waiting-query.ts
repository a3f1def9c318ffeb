import type { WaitingScreenings } from '@namesake/contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '#shared/api/request.ts';

/** `GET /inbox`: how many screenings wait for what. */
export const waitingQuery = queryOptions({
  queryKey: ['waiting'],
  queryFn: ({ signal }) => request<WaitingScreenings>('/inbox', { signal }),
});
