import type { Retention, SaveRetentionRequest } from '@namesake/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '#shared/api/request.ts';
import { readAnew } from '#shared/api/shared-queries.ts';
import { askPreview, retentionQuery } from './retention-queries.ts';

/** `PUT /retention`. */
export function useSaveRetention() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: SaveRetentionRequest) => request<Retention>('/retention', { method: 'PUT', body }),
    onSettled: () => readAnew(queryClient, retentionQuery.queryKey),
  });
}

/** `POST /retention/preview` of settings that are not saved. */
export const usePreview = () => useMutation({ mutationFn: (items: Retention['items']) => askPreview(items) });

/** `POST /retention/clock`. */
export function useConfirmClock() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (today: string) => request<void>('/retention/clock', { method: 'POST', body: { today } }),
    onSettled: () => readAnew(queryClient, retentionQuery.queryKey),
  });
}
