import type { Screenings } from '@namesake/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { request } from '#shared/api/request.ts';
import type { HistoryAddress } from '../address/history-address.ts';

const PAGE = '50';

/** `GET /searches`, page after page. Reading it is recorded, so it is not read again by itself. */
export const screeningsQuery = (filters: HistoryAddress) =>
  infiniteQueryOptions({
    queryKey: ['screenings', filters],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({ ...filters, limit: PAGE });
      if (pageParam !== '') query.set('cursor', pageParam);
      return request<Screenings>(`/searches?${query}`, { signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }: Screenings) => nextCursor ?? undefined,
    refetchOnWindowFocus: false,
    staleTime: 5_000,
  });
