import type { ChangeDecisionsRequest, DecideManyRequest, Decisions, HandOverRequest } from '@namesake/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '#shared/api/request.ts';
import { waitingQuery } from './waiting-query.ts';

/** Has what shows decisions read again when it is shown next; the inbox that is open stays as it is. */
function useDecided() {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: ['screenings'], refetchType: 'none' });
    void queryClient.invalidateQueries({ queryKey: ['decisions'] });
    void queryClient.invalidateQueries({ queryKey: waitingQuery.queryKey });
  };
}

/** `POST /decisions`: hits of several screenings in one step. */
export function useDecideMany() {
  const onSettled = useDecided();
  return useMutation({
    mutationFn: (body: DecideManyRequest) => request<Decisions>('/decisions', { method: 'POST', body }),
    onSettled,
  });
}

/** `POST /decisions/change`: takes a step back, or answers proposals. */
export function useChangeDecisions() {
  const onSettled = useDecided();
  return useMutation({
    mutationFn: (body: ChangeDecisionsRequest) => request<Decisions>('/decisions/change', { method: 'POST', body }),
    onSettled,
  });
}

/** `POST /decisions/hand-over`: says who is to answer proposals. */
export function useHandOver() {
  const onSettled = useDecided();
  return useMutation({
    mutationFn: (body: HandOverRequest) => request<Decisions>('/decisions/hand-over', { method: 'POST', body }),
    onSettled,
  });
}
