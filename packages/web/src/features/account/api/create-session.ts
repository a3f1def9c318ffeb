import type { LoginRequest, SecondStep, Session } from '@namesake/contract';
import { useMutation } from '@tanstack/react-query';
import { request } from '#shared/api/request.ts';

type LogIn = {
  readonly onSession: (session: Session) => Promise<void> | void;
  /** The password was right, and a second factor is asked for. */
  readonly onSecondStep: (step: SecondStep) => void;
};

/** `POST /session`: logs in, or takes the first of two steps. */
export function useLogIn({ onSession, onSecondStep }: LogIn) {
  return useMutation({
    mutationFn: (body: LoginRequest) => request<Session | SecondStep>('/session', { method: 'POST', body }),
    onSuccess: (answer) => ('csrfToken' in answer ? onSession(answer) : onSecondStep(answer)),
    gcTime: 0,
  });
}
