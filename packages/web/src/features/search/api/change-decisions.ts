import type { ChangeDecisionsRequest, Decisions } from '@namesake/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '#shared/api/request.ts';
import { invalidateDecisions } from './list-decisions.ts';

/** `POST /decisions/change`. Resolves when the decisions of the screening are read again, also after a refusal. */
export function useChangeDecisions(searchId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangeDecisionsRequest) => request<Decisions>('/decisions/change', { method: 'POST', body }),
    onSettled: () => invalidateDecisions(queryClient, searchId),
  });
}
