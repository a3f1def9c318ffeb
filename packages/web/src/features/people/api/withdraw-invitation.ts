import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '#shared/api/request.ts';
import { readAnew, usersQuery } from '#shared/api/shared-queries.ts';

/** `DELETE /invitations/{id}`. */
export function useWithdrawInvitation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request<void>(`/invitations/${encodeURIComponent(id)}`, { method: 'DELETE' }),
    onSettled: () => readAnew(queryClient, usersQuery.queryKey),
  });
}
