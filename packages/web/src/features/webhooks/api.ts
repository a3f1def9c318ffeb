import type { ChangeWebhookRequest, CreateWebhookRequest } from '@namesake/contract';
import { infiniteQueryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#shared/api/client.ts';
import { ENDPOINTS } from '#shared/api/endpoints.ts';
import { readAnew } from '#shared/api/shared-queries.ts';

const KEY = ['webhooks'];
const POLL_MS = 10_000;
const DELIVERIES = 50;

/** `GET /webhooks`. */
export const useWebhooks = () =>
  useQuery({
    queryKey: [...KEY, 'list'],
    queryFn: ({ signal }) => call(ENDPOINTS.listWebhooks, { signal }),
    refetchInterval: POLL_MS,
  });

/** `GET /webhooks/{id}/deliveries`. */
export const deliveriesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...KEY, 'deliveries', id],
    queryFn: ({ pageParam, signal }) =>
      call(ENDPOINTS.listDeliveries, {
        params: { id },
        query: { limit: DELIVERIES, ...(pageParam === undefined ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

/** Invalidates all webhooks after a change. */
function useChanging<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  // Not awaited: a secret is shown once, even if refetching the list fails. It is never in the query cache.
  return useMutation({ mutationFn, onSettled: () => void readAnew(queryClient, KEY), gcTime: 0 });
}

/** `POST /webhooks`. */
export const useCreateWebhook = () =>
  useChanging((body: CreateWebhookRequest) => call(ENDPOINTS.createWebhook, { body }));

/** `PUT /webhooks/{id}`. */
export const useChangeWebhook = () =>
  useChanging(({ id, ...body }: ChangeWebhookRequest & { readonly id: string }) =>
    call(ENDPOINTS.changeWebhook, { params: { id }, body }),
  );

/** `POST /webhooks/{id}/rotate`. */
export const useRotateSecret = () =>
  useChanging((id: string) => call(ENDPOINTS.rotateWebhookSecret, { params: { id }, body: {} }));

/** `DELETE /webhooks/{id}`. */
export const useDeleteWebhook = () => useChanging((id: string) => call(ENDPOINTS.deleteWebhook, { params: { id } }));

/** `POST /webhooks/{id}/test`. */
export const useTestWebhook = () => useChanging((id: string) => call(ENDPOINTS.testWebhook, { params: { id } }));

/**
 * `POST /webhooks/{id}/deliveries/replay`, until none is left; reports after each request how many are queued again.
 */
export const useReplayFailed = (onReplayed: (count: number) => void) =>
  useChanging(async (id: string) => {
    for (let all = 0; ; ) {
      const { replayedCount, failedCount } = await call(ENDPOINTS.replayFailedDeliveries, { params: { id } });
      all += replayedCount;
      onReplayed(all);
      if (failedCount === 0 || replayedCount === 0) return all;
    }
  });

/** `POST /webhooks/{id}/deliveries/{delivery}/replay`. */
export const useReplayDelivery = (id: string) =>
  useChanging((delivery: string) => call(ENDPOINTS.replayDelivery, { params: { id, delivery } }));
