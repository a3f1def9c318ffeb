import type { ListsResponse } from '@namesake/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from './request.ts';

/** `GET /lists`, asked again each minute so that ages on the page stay true. */
export const listsQuery = queryOptions({
  queryKey: ['lists'],
  queryFn: ({ signal }) => request<ListsResponse>('/lists', { signal }),
  refetchInterval: 60_000,
});

export const useLists = () => useQuery(listsQuery);
