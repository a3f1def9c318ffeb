import type { CreatedInvitation, InviteRequest } from '@namesake/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '#shared/api/request.ts';
import { readAnew, usersQuery } from '#shared/api/shared-queries.ts';

/** `POST /invitations`. The answer holds the link; it is kept by the dialog only, never in the query cache. */
export function useInviteUser() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: InviteRequest) => request<CreatedInvitation>('/invitations', { method: 'POST', body }),
    onSuccess: () => void readAnew(queryClient, usersQuery.queryKey),
    gcTime: 0,
  });
}
