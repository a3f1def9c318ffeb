import type { RunView } from '@namesake/contract';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#shared/api/client.ts';
import { ENDPOINTS } from '#shared/api/endpoints.ts';
import { PAGES } from '#shared/api/shared-queries.ts';

const PAGE = 50;
/** Interval while a run is in progress. */
const ASK_AGAIN_MS = 1_500;
/** The service checks at this interval whether a run is due. */
const MINUTE_MS = 60_000;

export const isOver = ({ endedAt }: Pick<RunView, 'endedAt'>): boolean => endedAt !== null;

/** `GET /watch`, refetched each minute, and frequently while a run is in progress. */
export const watchQuery = queryOptions({
  queryKey: ['watch'],
  queryFn: ({ signal, client, queryKey }) =>
    call(ENDPOINTS.getWatch, { signal, byItself: client.getQueryData(queryKey) !== undefined }),
  refetchInterval: ({ state }) => (state.data?.running == null ? MINUTE_MS : ASK_AGAIN_MS),
  staleTime: 0,
});

/** `GET /runs`, page after page; refetched while one is in progress. */
export const runsQuery = infiniteQueryOptions({
  queryKey: ['runs'],
  queryFn: ({ pageParam, signal }) => call(ENDPOINTS.listRuns, { query: { limit: PAGE, cursor: pageParam }, signal }),
  ...PAGES,
  refetchInterval: ({ state }) =>
    state.data?.pages.every(({ items }) => items.every(isOver)) === false ? ASK_AGAIN_MS : false,
  staleTime: 0,
});

/** `GET /runs/{id}`, refetched while it is in progress. */
export const runQuery = (id: string) =>
  queryOptions({
    queryKey: ['run', id],
    queryFn: ({ signal }) => call(ENDPOINTS.getRun, { params: { id }, signal, byItself: true }),
    refetchInterval: ({ state }) => (state.data !== undefined && !isOver(state.data) ? ASK_AGAIN_MS : false),
  });

/** `POST /runs`. If one is in progress, the watch names it. */
export const useStartRun = () => useRunOf(() => call(ENDPOINTS.startRun));

/** `POST /runs/preview`: everyone under a policy, without recording anything. */
export const usePreviewRun = () => useRunOf((policy: string) => call(ENDPOINTS.previewRun, { body: { policy } }));

function useRunOf<What = void>(begin: (what: What) => Promise<RunView>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: begin,
    onSettled: () =>
      Promise.all([watchQuery, runsQuery].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey }))),
  });
}
