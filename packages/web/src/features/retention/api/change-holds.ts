import type { LegalHoldView, PlaceHoldRequest } from '@namesake/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '#shared/api/request.ts';
import { readAnew } from '#shared/api/shared-queries.ts';
import { holdsQuery, retentionQuery } from './retention-queries.ts';

/** `POST /legal-holds`. */
export function usePlaceHold() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: PlaceHoldRequest) => request<LegalHoldView>('/legal-holds', { method: 'POST', body }),
    onSuccess: async () => {
      await readAnew(queryClient, holdsQuery.queryKey);
      await readAnew(queryClient, retentionQuery.queryKey);
    },
  });
}

/** `DELETE /legal-holds/{id}`. */
export function useLiftHold() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request<void>(`/legal-holds/${encodeURIComponent(id)}`, { method: 'DELETE' }),
    onSettled: async () => {
      await readAnew(queryClient, holdsQuery.queryKey);
      await readAnew(queryClient, retentionQuery.queryKey);
    },
  });
}
