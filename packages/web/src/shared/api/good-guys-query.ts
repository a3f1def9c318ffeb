import type { GoodGuyPage } from '@namesake/contract';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { request } from './request.ts';

const PAGE = '100';

/** What good guys are found by: codes and ids, never a name. */
export type GoodGuyFilters = { readonly state?: string; readonly customer?: string; readonly listing?: string };

/** `GET /good-guys`, page after page. */
export const goodGuysQuery = (filters: GoodGuyFilters) =>
  infiniteQueryOptions({
    queryKey: ['good-guys', filters],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({ ...filters, limit: PAGE });
      if (pageParam !== '') query.set('cursor', pageParam);
      return request<GoodGuyPage>(`/good-guys?${query}`, { signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }: GoodGuyPage) => nextCursor ?? undefined,
  });

/** Has all that shows good guys read again. */
export const invalidateGoodGuys = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['good-guys'] });
