import type { ListDetail } from '@namesake/contract';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#shared/api/client.ts';
import { ENDPOINTS } from '#shared/api/endpoints.ts';
import { listsQuery, PAGES, readAnew } from '#shared/api/shared-queries.ts';

const PAGE = 20;
const CHANGES = 50;
const LOOK_EVERY_MS = 1_000;

/** Below the key of the lists, so that changing a list invalidates all of this. */
const keyOf = (...parts: readonly string[]) => [...listsQuery.queryKey, ...parts];

/** `GET /lists/{id}`. */
export const useList = (id: string) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal, client, queryKey }) =>
      call(ENDPOINTS.getList, { params: { id }, signal, byItself: client.getQueryData(queryKey) !== undefined }),
    refetchInterval: 60_000,
  });

/** `GET /lists/{id}/refused`. */
export const useRefused = (id: string) =>
  useQuery({
    queryKey: keyOf(id, 'refused'),
    queryFn: ({ signal }) => call(ENDPOINTS.getRefusedVersions, { params: { id }, signal }),
  });

/** `GET /lists/{id}/held`, page by page. */
export const useHeld = (id: string) =>
  useInfiniteQuery({
    queryKey: keyOf(id, 'held'),
    queryFn: ({ signal, pageParam }) =>
      call(ENDPOINTS.getHeldRemovals, { params: { id }, query: { limit: PAGE, cursor: pageParam }, signal }),
    ...PAGES,
  });

/** `GET /lists/{id}/delisted`, page by page. */
export const useDelisted = (id: string) =>
  useInfiniteQuery({
    queryKey: keyOf(id, 'delisted'),
    queryFn: ({ signal, pageParam }) =>
      call(ENDPOINTS.getDelisted, { params: { id }, query: { limit: PAGE, cursor: pageParam }, signal }),
    ...PAGES,
  });

/** `GET /lists/{id}/versions`, page by page. */
export const useVersions = (id: string) =>
  useInfiniteQuery({
    queryKey: keyOf(id, 'versions'),
    queryFn: ({ signal, pageParam }) =>
      call(ENDPOINTS.getListVersions, { params: { id }, query: { limit: PAGE, cursor: pageParam }, signal }),
    ...PAGES,
  });

/** `GET /lists/{id}/versions/{a}..{b}`, page by page. */
export const useDiff = (id: string, from: string, to: string) =>
  useInfiniteQuery({
    queryKey: keyOf(id, 'versions', from, to),
    queryFn: ({ signal, pageParam }) => {
      const query = { limit: CHANGES, cursor: pageParam };
      return call(ENDPOINTS.getListDiff, { params: { id, range: `${from}..${to}` }, query, signal });
    },
    ...PAGES,
  });

/** `POST /lists/{id}/refresh`: starts a refresh, or joins a running one. Resolves when it is finished. */
async function refreshed(id: string): Promise<ListDetail> {
  let list = await call(ENDPOINTS.refreshList, { params: { id } });
  while (list.refresh?.state === 'running') {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    list = await call(ENDPOINTS.getList, { params: { id } });
  }
  return list;
}

export function useRefresh(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => refreshed(id),
    onSettled: () => readAnew(queryClient, listsQuery.queryKey),
  });
}

/** An operator's decision about a list, with the reason. */
function useDecideOnList(decide: (text: string) => Promise<ListDetail>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: decide, onSuccess: () => readAnew(queryClient, listsQuery.queryKey) });
}

/** `POST /lists/{id}/held/confirm`. */
export const useConfirmRemovals = (id: string) =>
  useDecideOnList((text) => call(ENDPOINTS.confirmRemovals, { params: { id }, body: { text } }));

/** `POST /lists/{id}/versions/{hash}/accept`. */
export const useAcceptVersion = (id: string, hash: string) =>
  useDecideOnList((text) => call(ENDPOINTS.acceptListVersion, { params: { id, hash }, body: { text } }));
