import type { PolicyInfo, SavePolicyRequest } from '@namesake/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '#shared/api/request.ts';
import { policiesQuery, readAnew } from '#shared/api/shared-queries.ts';

export type PolicyToSave = { readonly name: string; readonly body: SavePolicyRequest };

/** `PUT /policies/{name}`. */
export function useSavePolicy() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ name, body }: PolicyToSave) =>
      request<PolicyInfo>(`/policies/${encodeURIComponent(name)}`, { method: 'PUT', body }),
    onSuccess: () => readAnew(queryClient, policiesQuery.queryKey),
  });
}
