import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { keepCsrfToken } from '#shared/api/csrf-token.ts';
import { sessionQuery } from '#shared/api/get-session.ts';
import { request } from '#shared/api/request.ts';

/** `DELETE /session`: logs out and forgets everything that was read. */
export function useLogOut() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => request<void>('/session', { method: 'DELETE' }),
    onSuccess: async () => {
      keepCsrfToken(undefined);
      queryClient.clear();
      queryClient.setQueryData(sessionQuery.queryKey, null);
      await navigate({ to: '/login' });
    },
  });
}
