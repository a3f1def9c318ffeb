import type { ChangePolicyRequest, PolicyInfo } from '@namesake/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { policiesQuery } from '#shared/api/list-policies.ts';
import { readAnew } from '#shared/api/read-anew.ts';
import { request } from '#shared/api/request.ts';

/** `POST /policies/{name}/change`. */
export function useChangePolicy(name: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangePolicyRequest) =>
      request<PolicyInfo>(`/policies/${encodeURIComponent(name)}/change`, { method: 'POST', body }),
    onSuccess: () => readAnew(queryClient, policiesQuery.queryKey),
  });
}
