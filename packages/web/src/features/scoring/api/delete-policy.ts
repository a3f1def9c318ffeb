import { useMutation, useQueryClient } from '@tanstack/react-query';
import { policiesQuery } from '#shared/api/list-policies.ts';
import { readAnew } from '#shared/api/read-anew.ts';
import { request } from '#shared/api/request.ts';

/** `DELETE /policies/{name}`. */
export function useDeletePolicy() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => request<void>(`/policies/${encodeURIComponent(name)}`, { method: 'DELETE' }),
    onSuccess: () => readAnew(queryClient, policiesQuery.queryKey),
  });
}
