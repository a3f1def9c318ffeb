import type { CreatedToken, RotateTokenRequest } from '@namesake/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '#shared/api/request.ts';
import { readAnew, tokensQuery } from '#shared/api/shared-queries.ts';

/** `POST /tokens/{id}/rotate`. The answer holds the secret; it is kept by the page only, never in the query cache. */
export function useRotateToken() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: RotateTokenRequest & { readonly id: string }) =>
      request<CreatedToken>(`/tokens/${encodeURIComponent(id)}/rotate`, { method: 'POST', body }),
    onSettled: () => void readAnew(queryClient, tokensQuery.queryKey),
    gcTime: 0,
  });
}
