import type {
  DelistedListings,
  HeldRemovals,
  ListDetail,
  ListDiffResponse,
  ListVersionsResponse,
  RefusedVersions,
} from '@namesake/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { request } from '#shared/api/request.ts';
import { listsQuery } from '#shared/api/shared-queries.ts';

/** Below the lists' own key, so that whatever changes a list asks for all of this again. */
const keyOf = (...parts: readonly string[]) => [...listsQuery.queryKey, ...parts];
const pathOf = (list: string, rest = ''): string => `/lists/${encodeURIComponent(list)}${rest}`;

const firstPage = (): string | null => null;
const pageOf = (cursor: string | null, limit: number): string =>
  `?limit=${limit}${cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`}`;

/** `GET /lists/{id}`. */
export const useList = (list: string) =>
  useQuery({
    queryKey: keyOf(list),
    queryFn: ({ signal, client, queryKey }) =>
      request<ListDetail>(pathOf(list), { signal, byItself: client.getQueryData(queryKey) !== undefined }),
    refetchInterval: 60_000,
  });

/** `GET /lists/{id}/refused`. */
export const useRefused = (list: string) =>
  useQuery({
    queryKey: keyOf(list, 'refused'),
    queryFn: ({ signal }) => request<RefusedVersions>(pathOf(list, '/refused'), { signal }),
  });

/** `GET /lists/{id}/held`, page by page. */
export const useHeld = (list: string) =>
  useInfiniteQuery({
    queryKey: keyOf(list, 'held'),
    queryFn: ({ signal, pageParam }) =>
      request<HeldRemovals>(pathOf(list, `/held${pageOf(pageParam, 20)}`), { signal }),
    initialPageParam: firstPage(),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** `GET /lists/{id}/delisted`, page by page. */
export const useDelisted = (list: string) =>
  useInfiniteQuery({
    queryKey: keyOf(list, 'delisted'),
    queryFn: ({ signal, pageParam }) =>
      request<DelistedListings>(pathOf(list, `/delisted${pageOf(pageParam, 20)}`), { signal }),
    initialPageParam: firstPage(),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** `GET /lists/{id}/versions`, page by page. */
export const useVersions = (list: string) =>
  useInfiniteQuery({
    queryKey: keyOf(list, 'versions'),
    queryFn: ({ signal, pageParam }) =>
      request<ListVersionsResponse>(pathOf(list, `/versions${pageOf(pageParam, 20)}`), { signal }),
    initialPageParam: firstPage(),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** `GET /lists/{id}/versions/{a}..{b}`, page by page. */
export const useDiff = (list: string, from: string, to: string) =>
  useInfiniteQuery({
    queryKey: keyOf(list, 'versions', from, to),
    queryFn: ({ signal, pageParam }) =>
      request<ListDiffResponse>(pathOf(list, `/versions/${from}..${to}${pageOf(pageParam, 50)}`), { signal }),
    initialPageParam: firstPage(),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
