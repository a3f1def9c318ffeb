import type { ListDetail } from '@namesake/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '#shared/api/request.ts';
import { listsQuery, readAnew } from '#shared/api/shared-queries.ts';

/** An operator's word on a list, with the reason: `held/confirm`, or `versions/{hash}/accept`. */
export function useDecideOnList(list: string, path: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (text: string) =>
      request<ListDetail>(`/lists/${encodeURIComponent(list)}/${path}`, { method: 'POST', body: { text } }),
    onSuccess: () => readAnew(queryClient, listsQuery.queryKey),
  });
}
