import type { TokenInfo } from '@namesake/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '#shared/api/request.ts';
import { readAnew, tokensQuery } from '#shared/api/shared-queries.ts';

/** `DELETE /tokens/{id}`. */
export function useRevokeToken() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request<TokenInfo>(`/tokens/${encodeURIComponent(id)}`, { method: 'DELETE' }),
    onSettled: () => readAnew(queryClient, tokensQuery.queryKey),
  });
}
