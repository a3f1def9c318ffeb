import type { LoginRequest, Session } from '@namesake/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keepCsrfToken } from '#shared/api/csrf-token.ts';
import { sessionQuery } from '#shared/api/get-session.ts';
import { request } from '#shared/api/request.ts';

/** `POST /session` by the same user in this window: the page stays, and failed queries run again. */
export function useRenewSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: LoginRequest) => request<Session>('/session', { method: 'POST', body }),
    onSuccess: (session) => {
      keepCsrfToken(session.csrfToken);
      queryClient.setQueryData(sessionQuery.queryKey, session);
      // Not waited for: the page can be used meanwhile.
      void queryClient.invalidateQueries();
    },
  });
}
