import type { ChangePolicyRequest, PolicyInfo } from '@namesake/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '#shared/api/request.ts';
import { policiesQuery, readAnew } from '#shared/api/shared-queries.ts';

/** `POST /policies/{name}/change`. */
export function useChangePolicy(name: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangePolicyRequest) =>
      request<PolicyInfo>(`/policies/${encodeURIComponent(name)}/change`, { method: 'POST', body }),
    onSuccess: () => readAnew(queryClient, policiesQuery.queryKey),
  });
}
