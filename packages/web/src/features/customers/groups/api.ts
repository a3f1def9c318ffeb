import type { SaveGroupRequest } from '@namesake/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#shared/api/client.ts';
import { ENDPOINTS } from '#shared/api/endpoints.ts';
import { groupsQuery } from '#shared/api/shared-queries.ts';

/** `PUT /customer-groups/{name}`. */
export function useSaveGroup() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ name, body }: { readonly name: string; readonly body: SaveGroupRequest }) =>
      call(ENDPOINTS.saveCustomerGroup, { params: { name }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: groupsQuery.queryKey }),
  });
}
