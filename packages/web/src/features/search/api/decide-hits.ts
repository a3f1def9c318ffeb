import type { DecideRequest, Decisions } from '@namesake/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '#shared/api/request.ts';
import { invalidateDecisions } from './list-decisions.ts';

/** A decision about a party, for the rows: `entityId` says which. */
export type Deciding = { readonly entityId: string; readonly body: DecideRequest };

/** `POST /searches/{id}/decisions`. Resolves when the decisions of the screening are read again. */
export function useDecideHits(searchId: string, onDecided: (made: Decisions, deciding: Deciding) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ body }: Deciding) =>
      request<Decisions>(`/searches/${encodeURIComponent(searchId)}/decisions`, { method: 'POST', body }),
    onSuccess: async (made, deciding) => {
      await invalidateDecisions(queryClient, searchId);
      onDecided(made, deciding);
    },
  });
}
