import type { ChangePasswordRequest } from '@namesake/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '#shared/api/request.ts';
import { readAnew } from '#shared/api/shared-queries.ts';
import { sessionsQuery } from './own-sessions.ts';

/** `PUT /session/password`. */
export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangePasswordRequest) => request<void>('/session/password', { method: 'PUT', body }),
    onSuccess: () => void readAnew(queryClient, sessionsQuery.queryKey),
    gcTime: 0,
  });
}
