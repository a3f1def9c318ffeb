import type {
  EraseRequest,
  ErasureSelection,
  PlaceHoldRequest,
  Retention,
  RetentionPreview,
  SaveRetentionRequest,
} from '@namesake/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#shared/api/client.ts';
import { ENDPOINTS } from '#shared/api/endpoints.ts';
import { readAnew } from '#shared/api/shared-queries.ts';

/** `GET /retention`. */
const retentionQuery = queryOptions({
  queryKey: ['retention'],
  queryFn: ({ signal }) => call(ENDPOINTS.getRetention, { signal }),
});

export const useRetention = () => useQuery(retentionQuery);

/** What a purge under these settings would delete. */
const askPreview = (items: Retention['items'], signal?: AbortSignal): Promise<RetentionPreview> =>
  call(ENDPOINTS.previewRetention, { body: { items }, signal });

/** `POST /retention/preview` of the settings in force: it scans records, so it is never refetched automatically. */
const previewQuery = (settings: Retention | undefined, may: boolean) =>
  queryOptions({
    queryKey: ['retention', 'preview', settings?.version],
    queryFn: ({ signal }) => askPreview(settings?.items ?? [], signal),
    enabled: settings !== undefined && may,
    staleTime: 60_000,
  });

export const useNextPurge = (settings: Retention | undefined, may: boolean) => useQuery(previewQuery(settings, may));

/** `POST /retention/preview` of unsaved settings. */
export const usePreview = () => useMutation({ mutationFn: (items: Retention['items']) => askPreview(items) });

/** `PUT /retention`. */
export function useSaveRetention() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: SaveRetentionRequest) => call(ENDPOINTS.saveRetention, { body }),
    onSettled: () => readAnew(queryClient, retentionQuery.queryKey),
  });
}

/** `POST /retention/clock`. */
export function useConfirmClock() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (today: string) => call(ENDPOINTS.confirmClock, { body: { today } }),
    onSettled: () => readAnew(queryClient, retentionQuery.queryKey),
  });
}

/** `GET /legal-holds`. */
const holdsQuery = queryOptions({
  queryKey: ['legal-holds'],
  queryFn: ({ signal }) => call(ENDPOINTS.listLegalHolds, { signal }),
});

export const useHolds = () => useQuery(holdsQuery);

function useReadHoldsAnew(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await readAnew(queryClient, holdsQuery.queryKey);
    await readAnew(queryClient, retentionQuery.queryKey);
  };
}

/** `POST /legal-holds`. */
export function usePlaceHold() {
  const onSuccess = useReadHoldsAnew();
  return useMutation({ mutationFn: (body: PlaceHoldRequest) => call(ENDPOINTS.placeLegalHold, { body }), onSuccess });
}

/** `DELETE /legal-holds/{id}`. */
export function useLiftHold() {
  const onSettled = useReadHoldsAnew();
  return useMutation({ mutationFn: (id: string) => call(ENDPOINTS.liftLegalHold, { params: { id } }), onSettled });
}

/** `POST /erasures/preview`. The search criteria stay in the form, never in the query cache. */
export const usePreviewErasure = () =>
  useMutation({
    mutationFn: (selection: ErasureSelection) => call(ENDPOINTS.previewErasure, { body: { selection } }),
    gcTime: 0,
  });

/** `POST /erasures`. */
export const useEraseRecords = () =>
  useMutation({ mutationFn: (body: EraseRequest) => call(ENDPOINTS.eraseRecords, { body }), gcTime: 0 });
