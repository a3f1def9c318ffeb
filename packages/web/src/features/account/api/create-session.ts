import type { LoginRequest, Session } from '@namesake/contract';
import { useMutation } from '@tanstack/react-query';
import { request } from '#shared/api/request.ts';
import { useEnter } from '../session/use-enter.ts';

/** `POST /session`: logs in. */
export function useLogIn(next: string) {
  const enter = useEnter();
  return useMutation({
    mutationFn: (body: LoginRequest) => request<Session>('/session', { method: 'POST', body }),
    onSuccess: (session) => enter(session, next),
  });
}
