import type { Receipt } from '@namesake/contract';
import { queryOptions } from '@tanstack/react-query';
import { problemCode } from '#shared/api/problem-error.ts';
import { request } from '#shared/api/request.ts';

const SEALED_AFTER_MS = 1_000;
const MOST_TRIES = 5;

/** `GET /searches/{id}/receipt`, asked again while it is being sealed. */
export const receiptQuery = (searchId: string) =>
  queryOptions({
    queryKey: ['receipt', searchId],
    queryFn: ({ signal }) => request<Receipt>(`/searches/${encodeURIComponent(searchId)}/receipt`, { signal }),
    retry: (tries, error) => problemCode(error) === 'receipt_pending' && tries < MOST_TRIES,
    retryDelay: SEALED_AFTER_MS,
    staleTime: Number.POSITIVE_INFINITY,
  });
