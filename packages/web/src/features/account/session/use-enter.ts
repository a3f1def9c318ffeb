import type { Session } from '@namesake/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { keepCsrfToken } from '#shared/api/csrf-token.ts';
import { sessionQuery } from '#shared/api/session.ts';
import { forgetWindow } from '#shared/kept/window-state.ts';

/** Opens the interface with a new session. */
export function useEnter(): (session: Session, next: string) => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async (session, next) => {
    queryClient.clear();
    forgetWindow();
    keepCsrfToken(session.csrfToken);
    queryClient.setQueryData(sessionQuery.queryKey, session);
    await navigate({ href: next, replace: true });
  };
}
