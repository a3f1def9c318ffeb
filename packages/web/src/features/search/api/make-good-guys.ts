import type { GoodGuys, MakeGoodGuysRequest } from '@namesake/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '#shared/api/request.ts';
import { invalidateGoodGuys } from '#shared/api/shared-queries.ts';

/** `POST /good-guys`. Resolves when good guys are read again. */
export function useMakeGoodGuys() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Pick<MakeGoodGuysRequest, 'decisions'>) =>
      request<GoodGuys>('/good-guys', { method: 'POST', body }),
    onSuccess: () => invalidateGoodGuys(queryClient),
  });
}
