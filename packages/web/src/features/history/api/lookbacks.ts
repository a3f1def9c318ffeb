import type { CreateLookbackRequest, LookbackPage, LookbackResults, LookbackView } from '@namesake/contract';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '#shared/api/request.ts';

const PAGE = '50';
/** While it is not over. */
const ASK_AGAIN_MS = 1_500;

const pathOf = (id: string): string => `/lookbacks/${encodeURIComponent(id)}`;
export const isOver = ({ endedAt }: LookbackView): boolean => endedAt !== null;

/** `GET /lookbacks`, page after page; again while one of them runs. */
export const lookbacksQuery = infiniteQueryOptions({
  queryKey: ['lookbacks'],
  queryFn: ({ pageParam, signal }) =>
    request<LookbackPage>(`/lookbacks?limit=${PAGE}${pageParam === '' ? '' : `&cursor=${pageParam}`}`, { signal }),
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }: LookbackPage) => nextCursor ?? undefined,
  refetchInterval: ({ state }) =>
    state.data?.pages.every(({ items }) => items.every(isOver)) === false ? ASK_AGAIN_MS : false,
});

/** `GET /lookbacks/{id}`, again while it runs. */
export const lookbackQuery = (id: string) =>
  queryOptions({
    queryKey: ['lookback', id],
    queryFn: ({ signal }) => request<LookbackView>(pathOf(id), { signal, byItself: true }),
    refetchInterval: ({ state }) => (state.data !== undefined && !isOver(state.data) ? ASK_AGAIN_MS : false),
  });

/** `GET /lookbacks/{id}/results`. Reading it is recorded, so it is read again only when the lookback is over. */
export const lookbackResultsQuery = ({ id, endedAt }: Pick<LookbackView, 'id' | 'endedAt'>) =>
  infiniteQueryOptions({
    queryKey: ['lookback', id, 'results', endedAt],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({ limit: PAGE });
      if (pageParam !== '') query.set('cursor', pageParam);
      return request<LookbackResults>(`${pathOf(id)}/results?${query}`, { signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }: LookbackResults) => nextCursor ?? undefined,
    refetchOnWindowFocus: false,
  });

/** `POST /lookbacks`. */
export const useAskLookback = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CreateLookbackRequest) => request<LookbackView>('/lookbacks', { method: 'POST', body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: lookbacksQuery.queryKey }),
  });
};

/** `POST /lookbacks/{id}/cancel`. */
export const useCancelLookback = (id: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => request<LookbackView>(`${pathOf(id)}/cancel`, { method: 'POST' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['lookback', id], exact: true }),
  });
};

/** `DELETE /lookbacks/{id}`. */
export const useEraseLookback = (id: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => request<void>(pathOf(id), { method: 'DELETE' }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: lookbacksQuery.queryKey }),
  });
};
