import type { BatchView, ChangeLeaversRequest, SaveMappingRequest, StartBatchRequest } from '@namesake/contract';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callWithFile, checkedByApi, type UploadOptions } from '#shared/api/client.ts';
import { ENDPOINTS } from '#shared/api/endpoints.ts';
import { PAGES } from '#shared/api/shared-queries.ts';
import { fieldsOfChoice, type UploadChoice } from './upload-choice.tsx';

const PAGE = 50;
/** Interval while the batch is not finished. */
const ASK_AGAIN_MS = 1_500;

export const isOver = ({ state }: BatchView): boolean =>
  state === 'done' || state === 'cancelled' || state === 'failed';
const isMoving = ({ state }: BatchView): boolean => state === 'queued' || state === 'running';

/** `GET /batches`, page after page; refetched while one is in progress. */
export const batchesQuery = infiniteQueryOptions({
  queryKey: ['batches'],
  queryFn: ({ pageParam, signal }) =>
    call(ENDPOINTS.listBatches, { query: { limit: PAGE, cursor: pageParam }, signal }),
  ...PAGES,
  refetchInterval: ({ state }) =>
    state.data?.pages.some(({ items }) => items.some(isMoving)) === true ? ASK_AGAIN_MS : false,
});

/** `GET /batches/{id}`, refetched while it is in progress. */
export const batchQuery = (id: string) =>
  queryOptions({
    queryKey: ['batch', id],
    queryFn: ({ signal }) => call(ENDPOINTS.getBatch, { params: { id }, signal, byItself: true }),
    refetchInterval: ({ state }) => (state.data !== undefined && isMoving(state.data) ? ASK_AGAIN_MS : false),
  });

/** `POST /batches/{id}/preview`. */
export const previewQuery = (id: string, said: StartBatchRequest) =>
  queryOptions({
    queryKey: ['batch', id, 'preview', said],
    queryFn: ({ signal }) => call(ENDPOINTS.previewBatch, { params: { id }, body: said, signal }),
    placeholderData: (before) => before,
  });

/** `GET /batches/{id}/results`. Reading is recorded, so it is never refetched automatically. */
export const resultsQuery = (id: string, outcome: string | undefined, rows: number) =>
  infiniteQueryOptions({
    queryKey: ['batch', id, 'results', outcome, rows],
    queryFn: ({ pageParam, signal }) => {
      const query = { limit: PAGE, outcome: checkedByApi(outcome), cursor: pageParam };
      return call(ENDPOINTS.listBatchResults, { params: { id }, query, signal });
    },
    ...PAGES,
    refetchOnWindowFocus: false,
  });

/** `POST /batches`. */
export const useUpload = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({
      file,
      choice,
      ...options
    }: UploadOptions & { readonly file: File; readonly choice: UploadChoice }) => {
      const form = { name: file.name.slice(0, 100), start: false, ...fieldsOfChoice(choice) };
      return callWithFile(ENDPOINTS.createBatch, { form, file, ...options });
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: batchesQuery.queryKey }),
  });
};

/** Refetches a batch after `change`. */
function useBatchChange<Input>(id: string, change: (input: Input) => Promise<BatchView>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['batch', id], exact: true }),
  });
}

/** `POST /batches/{id}/start`. */
export const useStart = (id: string) =>
  useBatchChange(id, (said: StartBatchRequest) => call(ENDPOINTS.startBatch, { params: { id }, body: said }));

const DEEDS = { pause: ENDPOINTS.pauseBatch, resume: ENDPOINTS.resumeBatch, cancel: ENDPOINTS.cancelBatch } as const;

/** `POST /batches/{id}/pause`, `/resume` and `/cancel`. */
export const useSteer = (id: string) =>
  useBatchChange(id, (deed: keyof typeof DEEDS) => call(DEEDS[deed], { params: { id } }));

/** `POST /batches/{id}/leavers`. */
export const useChangeLeavers = (id: string) =>
  useBatchChange(id, (change: ChangeLeaversRequest['change']) =>
    call(ENDPOINTS.changeLeavers, { params: { id }, body: { change } }),
  );

/** `GET /batch-mappings`. */
export const mappingsQuery = queryOptions({
  queryKey: ['batch-mappings'],
  queryFn: ({ signal }) => call(ENDPOINTS.listBatchMappings, { signal }),
});

/** `PUT /batch-mappings/{name}`. */
export function useSaveMapping() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ name, ...body }: SaveMappingRequest & { readonly name: string }) =>
      call(ENDPOINTS.saveBatchMapping, { params: { name }, body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: mappingsQuery.queryKey }),
  });
}

/** `DELETE /batch-mappings/{name}`. */
export function useDeleteMapping() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => call(ENDPOINTS.deleteBatchMapping, { params: { name } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: mappingsQuery.queryKey }),
  });
}
