import type { CreateLookbackRequest, LookbackView } from '@namesake/contract';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, checkedByApi } from '#shared/api/client.ts';
import { ENDPOINTS } from '#shared/api/endpoints.ts';
import { PAGES } from '#shared/api/shared-queries.ts';
import type { HistoryAddress } from './address.ts';

const PAGE = 50;
/** Interval while it is not finished. */
const ASK_AGAIN_MS = 1_500;

/** `GET /searches`, page after page. Reading is recorded, so it is never refetched automatically. */
export const screeningsQuery = (filters: HistoryAddress) =>
  infiniteQueryOptions({
    queryKey: ['screenings', filters],
    queryFn: ({ pageParam, signal }) => {
      const codes = { outcome: checkedByApi(filters.outcome), hits: checkedByApi(filters.hits) };
      return call(ENDPOINTS.listScreenings, {
        query: { ...filters, ...codes, limit: PAGE, cursor: pageParam },
        signal,
      });
    },
    ...PAGES,
    refetchOnWindowFocus: false,
    staleTime: 5_000,
  });

const isOver = ({ endedAt }: LookbackView): boolean => endedAt !== null;

/** `GET /lookbacks`, page after page; refetched while one runs. */
export const lookbacksQuery = infiniteQueryOptions({
  queryKey: ['lookbacks'],
  queryFn: ({ pageParam, signal }) =>
    call(ENDPOINTS.listLookbacks, { query: { limit: PAGE, cursor: pageParam }, signal }),
  ...PAGES,
  refetchInterval: ({ state }) =>
    state.data?.pages.every(({ items }) => items.every(isOver)) === false ? ASK_AGAIN_MS : false,
});

/** `GET /lookbacks/{id}`, refetched while it runs. */
export const lookbackQuery = (id: string) =>
  queryOptions({
    queryKey: ['lookback', id],
    queryFn: ({ signal }) => call(ENDPOINTS.getLookback, { params: { id }, signal, byItself: true }),
    refetchInterval: ({ state }) => (state.data !== undefined && !isOver(state.data) ? ASK_AGAIN_MS : false),
  });

/** `GET /lookbacks/{id}/results`. Reading is recorded, so it is only refetched when the lookback has ended. */
export const lookbackResultsQuery = ({ id, endedAt }: Pick<LookbackView, 'id' | 'endedAt'>) =>
  infiniteQueryOptions({
    queryKey: ['lookback', id, 'results', endedAt],
    queryFn: ({ pageParam, signal }) =>
      call(ENDPOINTS.listLookbackResults, { params: { id }, query: { limit: PAGE, cursor: pageParam }, signal }),
    ...PAGES,
    refetchOnWindowFocus: false,
  });

/** `POST /lookbacks`. */
export const useAskLookback = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CreateLookbackRequest) => call(ENDPOINTS.createLookback, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: lookbacksQuery.queryKey }),
  });
};

/** `POST /lookbacks/{id}/cancel`. */
export const useCancelLookback = (id: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(ENDPOINTS.cancelLookback, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['lookback', id], exact: true }),
  });
};

/** `DELETE /lookbacks/{id}`. */
export const useEraseLookback = (id: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(ENDPOINTS.eraseLookback, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: lookbacksQuery.queryKey }),
  });
};
