import type { ChangeGoodGuysRequest, GoodGuys, ImportedGoodGuys, ImportGoodGuysRequest } from '@namesake/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateGoodGuys } from '#shared/api/good-guys-query.ts';
import { request } from '#shared/api/request.ts';

/** `POST /good-guys/change`. */
export function useChangeGoodGuys() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangeGoodGuysRequest) => request<GoodGuys>('/good-guys/change', { method: 'POST', body }),
    onSettled: () => invalidateGoodGuys(queryClient),
  });
}

/** `POST /good-guys/import`. */
export function useImportGoodGuys() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ImportGoodGuysRequest) =>
      request<ImportedGoodGuys>('/good-guys/import', { method: 'POST', body }),
    onSettled: () => invalidateGoodGuys(queryClient),
    gcTime: 0,
  });
}
