import type { Session, SetupRequest } from '@namesake/contract';
import { useMutation } from '@tanstack/react-query';
import { request } from '#shared/api/request.ts';
import { useEnter } from '../session/use-enter.ts';

/** `POST /setup`: makes the first administrator, who is then logged in. */
export function useCompleteSetup() {
  const enter = useEnter();
  return useMutation({
    mutationFn: (body: SetupRequest) => request<Session>('/setup', { method: 'POST', body }),
    onSuccess: (session) => enter(session, '/'),
  });
}
