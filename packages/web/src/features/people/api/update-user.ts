import type { UpdateUserRequest, UserInfo } from '@namesake/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '#shared/api/request.ts';
import { sessionQuery } from '#shared/api/session.ts';
import { readAnew, usersQuery } from '#shared/api/shared-queries.ts';

/** `PUT /users/{id}`. It may be oneself: what one may do is read again, too. */
export function useUpdateUser(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: UpdateUserRequest) =>
      request<UserInfo>(`/users/${encodeURIComponent(id)}`, { method: 'PUT', body }),
    onSettled: async () => {
      await readAnew(queryClient, usersQuery.queryKey);
      await queryClient.refetchQueries({ queryKey: sessionQuery.queryKey });
    },
  });
}
