import type { UserInfo } from '@namesake/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usersQuery } from '#shared/api/list-users.ts';
import { readAnew } from '#shared/api/read-anew.ts';
import { request } from '#shared/api/request.ts';

/** `POST /users/{id}/reset-factors`. */
export function useResetFactors() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request<UserInfo>(`/users/${encodeURIComponent(id)}/reset-factors`, { method: 'POST' }),
    onSuccess: () => readAnew(queryClient, usersQuery.queryKey),
  });
}
