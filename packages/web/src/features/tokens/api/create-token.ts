import type { CreatedToken, CreateTokenRequest } from '@namesake/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '#shared/api/request.ts';
import { readAnew, tokensQuery } from '#shared/api/shared-queries.ts';

/** `POST /tokens`. The answer holds the secret; it is kept by the page only, never in the query cache. */
export function useCreateToken() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CreateTokenRequest) => request<CreatedToken>('/tokens', { method: 'POST', body }),
    // Not waited for: the secret is shown once, whatever becomes of the list.
    onSuccess: () => void readAnew(queryClient, tokensQuery.queryKey),
    gcTime: 0,
  });
}
