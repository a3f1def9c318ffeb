import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { keepCsrfToken } from '#shared/api/csrf-token.ts';
import { sessionQuery } from '#shared/api/get-session.ts';
import { knownUser } from '#shared/api/known-user.ts';
import { forgetTab } from '#shared/kept/tab-state.ts';

/** Forgets everything that was read and typed, and goes to the login. */
export function useLeave(): () => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    const isIdentified = knownUser(queryClient)?.logsInBy === 'single_sign_on';
    keepCsrfToken(undefined);
    queryClient.clear();
    forgetTab();
    queryClient.setQueryData(sessionQuery.queryKey, null);
    await navigate({ to: '/login', search: isIdentified ? { sso: 'out' } : {} });
  };
}
