import type { BatchPage, BatchPreview, BatchResults, BatchView, StartBatchRequest } from '@namesake/contract';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { API_BASE, request, type UploadOptions, upload } from '#shared/api/request.ts';

const PAGE = '50';
/** While it is not over. */
const ASK_AGAIN_MS = 1_500;

const pathOf = (id: string): string => `/batches/${encodeURIComponent(id)}`;
/** Where its events come from: `GET /batches/{id}/events`. */
export const eventsOf = (id: string): string => `${API_BASE}${pathOf(id)}/events`;
/** A file of it: `GET /batches/{id}/report.csv` and others. */
export const fileOf = (id: string, name: string): string => `${API_BASE}${pathOf(id)}/${name}`;
export const isOver = ({ state }: BatchView): boolean =>
  state === 'done' || state === 'cancelled' || state === 'failed';
const isMoving = ({ state }: BatchView): boolean => state === 'queued' || state === 'running';

/** `GET /batches`, page after page; again while one of them moves. */
export const batchesQuery = infiniteQueryOptions({
  queryKey: ['batches'],
  queryFn: ({ pageParam, signal }) =>
    request<BatchPage>(`/batches?limit=${PAGE}${pageParam === '' ? '' : `&cursor=${pageParam}`}`, { signal }),
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }: BatchPage) => nextCursor ?? undefined,
  refetchInterval: ({ state }) =>
    state.data?.pages.some(({ items }) => items.some(isMoving)) === true ? ASK_AGAIN_MS : false,
});

/** `GET /batches/{id}`, again while it moves. */
export const batchQuery = (id: string) =>
  queryOptions({
    queryKey: ['batch', id],
    queryFn: ({ signal }) => request<BatchView>(pathOf(id), { signal, byItself: true }),
    refetchInterval: ({ state }) => (state.data !== undefined && isMoving(state.data) ? ASK_AGAIN_MS : false),
  });

/** `POST /batches/{id}/preview`. */
export const previewQuery = (id: string, said: StartBatchRequest) =>
  queryOptions({
    queryKey: ['batch', id, 'preview', said],
    queryFn: ({ signal }) => request<BatchPreview>(`${pathOf(id)}/preview`, { method: 'POST', body: said, signal }),
    placeholderData: (before) => before,
  });

/** `GET /batches/{id}/results`. Reading it is recorded, so it is not read again by itself. */
export const resultsQuery = (id: string, outcome: string | undefined, rows: number) =>
  infiniteQueryOptions({
    queryKey: ['batch', id, 'results', outcome, rows],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({ limit: PAGE });
      if (outcome !== undefined) query.set('outcome', outcome);
      if (pageParam !== '') query.set('cursor', pageParam);
      return request<BatchResults>(`${pathOf(id)}/results?${query}`, { signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }: BatchResults) => nextCursor ?? undefined,
    refetchOnWindowFocus: false,
  });

/** `POST /batches`. */
export const useUpload = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ file, key, onProgress }: UploadOptions & { readonly file: File }) => {
      const form = new FormData();
      form.set('name', file.name.slice(0, 100));
      form.set('start', 'false');
      form.set('file', file);
      return upload<BatchView>('/batches', form, { key, onProgress });
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: batchesQuery.queryKey }),
  });
};

/** `POST /batches/{id}/start`, `/pause`, `/resume`, `/cancel`. */
export function useSteer(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ verb, said }: { readonly verb: string; readonly said?: StartBatchRequest }) =>
      request<BatchView>(`${pathOf(id)}/${verb}`, {
        method: 'POST',
        ...(said === undefined ? {} : { body: said }),
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['batch', id], exact: true }),
  });
}
