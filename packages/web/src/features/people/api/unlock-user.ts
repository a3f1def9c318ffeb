import type { UserInfo } from '@namesake/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '#shared/api/request.ts';
import { readAnew, usersQuery } from '#shared/api/shared-queries.ts';

/** `POST /users/{id}/unlock`. */
export function useUnlockUser() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request<UserInfo>(`/users/${encodeURIComponent(id)}/unlock`, { method: 'POST' }),
    onSettled: () => readAnew(queryClient, usersQuery.queryKey),
  });
}
