import type { ChangeGoodGuysRequest, GoodGuys, ImportedGoodGuys, ImportGoodGuysRequest } from '@namesake/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '#shared/api/request.ts';
import { invalidateGoodGuys } from '#shared/api/shared-queries.ts';

/** `POST /good-guy-changes`. */
export function useChangeGoodGuys() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangeGoodGuysRequest) => request<GoodGuys>('/good-guy-changes', { method: 'POST', body }),
    onSettled: () => invalidateGoodGuys(queryClient),
  });
}

/** `POST /good-guy-imports`. */
export function useImportGoodGuys() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ImportGoodGuysRequest) =>
      request<ImportedGoodGuys>('/good-guy-imports', { method: 'POST', body }),
    onSettled: () => invalidateGoodGuys(queryClient),
    gcTime: 0,
  });
}
