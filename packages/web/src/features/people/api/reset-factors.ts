import type { UserInfo } from '@namesake/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '#shared/api/request.ts';
import { readAnew, usersQuery } from '#shared/api/shared-queries.ts';

/** `POST /users/{id}/reset-factors`. */
export function useResetFactors() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request<UserInfo>(`/users/${encodeURIComponent(id)}/reset-factors`, { method: 'POST' }),
    onSuccess: () => readAnew(queryClient, usersQuery.queryKey),
  });
}
