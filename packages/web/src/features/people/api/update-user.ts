import type { UpdateUserRequest, UserInfo } from '@namesake/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sessionQuery } from '#shared/api/get-session.ts';
import { usersQuery } from '#shared/api/list-users.ts';
import { readAnew } from '#shared/api/read-anew.ts';
import { request } from '#shared/api/request.ts';

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
