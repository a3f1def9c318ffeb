import type { TokenInfo } from '@namesake/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { tokensQuery } from '#shared/api/list-tokens.ts';
import { readAnew } from '#shared/api/read-anew.ts';
import { request } from '#shared/api/request.ts';

/** `DELETE /tokens/{id}`. */
export function useRevokeToken() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request<TokenInfo>(`/tokens/${encodeURIComponent(id)}`, { method: 'DELETE' }),
    onSettled: () => readAnew(queryClient, tokensQuery.queryKey),
  });
}
