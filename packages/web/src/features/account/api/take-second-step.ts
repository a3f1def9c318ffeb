import type { SecondStepRequest, Session } from '@namesake/contract';
import { useMutation } from '@tanstack/react-query';
import { request } from '#shared/api/request.ts';

/** `POST /session/second-step`: logs in by a code, after the password. */
export function useTakeSecondStep(onSession: (session: Session) => Promise<void> | void) {
  return useMutation({
    mutationFn: (body: SecondStepRequest) => request<Session>('/session/second-step', { method: 'POST', body }),
    onSuccess: onSession,
    gcTime: 0,
  });
}
