import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usersQuery } from '#shared/api/list-users.ts';
import { readAnew } from '#shared/api/read-anew.ts';
import { request } from '#shared/api/request.ts';

/** `DELETE /invitations/{id}`. */
export function useWithdrawInvitation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request<void>(`/invitations/${encodeURIComponent(id)}`, { method: 'DELETE' }),
    onSettled: () => readAnew(queryClient, usersQuery.queryKey),
  });
}
