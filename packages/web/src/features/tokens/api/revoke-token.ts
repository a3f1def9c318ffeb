import type { TokenInfo } from '@namesake/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readAnew } from '#shared/api/read-anew.ts';
import { request } from '#shared/api/request.ts';
import { tokensQuery } from './list-tokens.ts';

/** `DELETE /tokens/{id}`. */
export function useRevokeToken() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request<TokenInfo>(`/tokens/${encodeURIComponent(id)}`, { method: 'DELETE' }),
    onSettled: () => readAnew(queryClient, tokensQuery.queryKey),
  });
}
