import { useMutation } from '@tanstack/react-query';
import { SessionEndedError } from '#shared/api/problem-error.ts';
import { request } from '#shared/api/request.ts';
import { useLeave } from '../session/use-leave.ts';

/** `DELETE /session`: logs out. A session that had ended already is left all the same. */
export function useLogOut() {
  const leave = useLeave();
  return useMutation({
    mutationFn: () => request<void>('/session', { method: 'DELETE' }),
    onSuccess: leave,
    onError: (error) => (error instanceof SessionEndedError ? leave() : undefined),
  });
}
