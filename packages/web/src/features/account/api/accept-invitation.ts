import type { AcceptInvitationRequest, Session } from '@namesake/contract';
import { useMutation } from '@tanstack/react-query';
import { request } from '#shared/api/request.ts';
import { useEnter } from '../session/use-enter.ts';

/** `POST /session/invitation`: makes the account, whose user is then logged in. */
export function useAcceptInvitation() {
  const enter = useEnter();
  return useMutation({
    mutationFn: (body: AcceptInvitationRequest) => request<Session>('/session/invitation', { method: 'POST', body }),
    onSuccess: (session) => enter(session, '/'),
    gcTime: 0,
  });
}
