import type { Entity } from '@namesake/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '#shared/api/request.ts';
import { readAnew } from '#shared/api/shared-queries.ts';

type Decision =
  | { readonly verb: 'split'; readonly body: { readonly listings: readonly string[]; readonly text: string } }
  | { readonly verb: 'join'; readonly body: { readonly with: string; readonly text: string } }
  | { readonly verb: 'undo'; readonly body: { readonly decision: string; readonly text: string } };

/** `POST /entities/{id}/split`, `/join` or `/undo`: an operator's decision with its reason. Refetches all parties. */
export function useDecideOnParty(party: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ verb, body }: Decision) =>
      request<Entity>(`/entities/${encodeURIComponent(party)}/${verb}`, { method: 'POST', body }),
    onSuccess: () => readAnew(queryClient, ['parties']),
  });
}
