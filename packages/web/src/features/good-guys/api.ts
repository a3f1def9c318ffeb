import type { ChangeGoodGuysRequest, ImportGoodGuysRequest } from '@namesake/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#shared/api/client.ts';
import { ENDPOINTS } from '#shared/api/endpoints.ts';
import { invalidateGoodGuys } from '#shared/api/shared-queries.ts';

/** `POST /good-guy-changes`. */
export function useChangeGoodGuys() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangeGoodGuysRequest) => call(ENDPOINTS.changeGoodGuys, { body }),
    onSettled: () => invalidateGoodGuys(queryClient),
  });
}

/** `POST /good-guy-imports`. */
export function useImportGoodGuys() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ImportGoodGuysRequest) => call(ENDPOINTS.importGoodGuys, { body }),
    onSettled: () => invalidateGoodGuys(queryClient),
    gcTime: 0,
  });
}
