import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '#shared/api/request.ts';
import { policiesQuery, readAnew } from '#shared/api/shared-queries.ts';

/** `DELETE /policies/{name}`. */
export function useDeletePolicy() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => request<void>(`/policies/${encodeURIComponent(name)}`, { method: 'DELETE' }),
    onSuccess: () => readAnew(queryClient, policiesQuery.queryKey),
  });
}
