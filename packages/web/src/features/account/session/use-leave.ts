import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { knownUser, sessionQuery } from '#shared/api/session.ts';
import { forgetTab } from '#shared/kept/tab-state.ts';
import { forgetWindow } from '#shared/kept/window-state.ts';

/** Forgets everything that was read and typed, and goes to the login. */
export function useLeave(): () => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    const isIdentified = knownUser()?.logsInBy === 'single_sign_on';
    queryClient.clear();
    forgetTab();
    forgetWindow();
    queryClient.setQueryData(sessionQuery.queryKey, null);
    await navigate({ to: '/login', search: isIdentified ? { sso: 'out' } : {} });
  };
}
