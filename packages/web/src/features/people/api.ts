import type { InviteRequest, UpdateUserRequest } from '@namesake/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#shared/api/client.ts';
import { ENDPOINTS } from '#shared/api/endpoints.ts';
import { sessionQuery } from '#shared/api/session.ts';
import { readAnew, usersQuery } from '#shared/api/shared-queries.ts';

/** `GET /roles`: only changes with the version. */
const rolesQuery = queryOptions({
  queryKey: ['roles'],
  queryFn: ({ signal }) => call(ENDPOINTS.listRoles, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const useRoles = () => useQuery(rolesQuery);

/** `POST /invitations`. The answer contains the link, which only the dialog keeps, never the query cache. */
export function useInviteUser() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: InviteRequest) => call(ENDPOINTS.inviteUser, { body }),
    onSuccess: () => void readAnew(queryClient, usersQuery.queryKey),
    gcTime: 0,
  });
}

/** `DELETE /invitations/{id}`. */
export function useWithdrawInvitation() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(ENDPOINTS.withdrawInvitation, { params: { id } }),
    onSettled: () => readAnew(queryClient, usersQuery.queryKey),
  });
}

/** `PUT /users/{id}`. It may be the user's own account, so its permissions are refetched too. */
export function useUpdateUser(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: UpdateUserRequest) => call(ENDPOINTS.updateUser, { params: { id }, body }),
    onSettled: async () => {
      await readAnew(queryClient, usersQuery.queryKey);
      await queryClient.refetchQueries({ queryKey: sessionQuery.queryKey });
    },
  });
}

/** `POST /users/{id}/unlock`. */
export function useUnlockUser() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(ENDPOINTS.unlockUser, { params: { id } }),
    onSettled: () => readAnew(queryClient, usersQuery.queryKey),
  });
}

/** `POST /users/{id}/reset-factors`. */
export function useResetFactors() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(ENDPOINTS.resetFactors, { params: { id } }),
    onSuccess: () => readAnew(queryClient, usersQuery.queryKey),
  });
}
