import type { PolicyInfo, SavePolicyRequest } from '@namesake/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listsQuery } from '#shared/api/list-lists.ts';
import { policiesQuery } from '#shared/api/list-policies.ts';
import { readAnew } from '#shared/api/read-anew.ts';
import { request } from '#shared/api/request.ts';
import type { Effect } from './effect-rows.ts';

/** `PUT /policies/default`: which effects every search looks at. */
export function useSaveEffects() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ effects, reason }: { readonly effects: readonly Effect[]; readonly reason: string }) => {
      const body: SavePolicyRequest = { effects: [...effects], reason };
      return request<PolicyInfo>('/policies/default', { method: 'PUT', body });
    },
    onSuccess: async () => {
      await readAnew(queryClient, policiesQuery.queryKey);
      await readAnew(queryClient, listsQuery.queryKey);
    },
  });
}
