import type { LegalHolds, Retention, RetentionPreview } from '@namesake/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '#shared/api/request.ts';

/** `GET /retention`. */
export const retentionQuery = queryOptions({
  queryKey: ['retention'],
  queryFn: ({ signal }) => request<Retention>('/retention', { signal }),
});

/** `GET /legal-holds`. */
export const holdsQuery = queryOptions({
  queryKey: ['legal-holds'],
  queryFn: ({ signal }) => request<LegalHolds>('/legal-holds', { signal }),
});

/** Asks what a purge under some settings would take. */
export const askPreview = (items: Retention['items'], signal?: AbortSignal): Promise<RetentionPreview> =>
  request<RetentionPreview>('/retention/preview', { method: 'POST', body: { items }, signal });

/** `POST /retention/preview` of the settings in force: it looks through records, so it is not asked again by itself. */
const previewQuery = (settings: Retention | undefined, may: boolean) =>
  queryOptions({
    queryKey: ['retention', 'preview', settings?.version],
    queryFn: ({ signal }) => askPreview(settings?.items ?? [], signal),
    enabled: settings !== undefined && may,
    staleTime: 60_000,
  });

export const useRetention = () => useQuery(retentionQuery);
export const useHolds = () => useQuery(holdsQuery);
export const useNextPurge = (settings: Retention | undefined, may: boolean) => useQuery(previewQuery(settings, may));
