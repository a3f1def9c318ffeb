import type { BatchMapping, BatchMappings, SaveMappingRequest } from '@namesake/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '#shared/api/request.ts';

/** `GET /batch-mappings`. */
export const mappingsQuery = queryOptions({
  queryKey: ['batch-mappings'],
  queryFn: ({ signal }) => request<BatchMappings>('/batch-mappings', { signal }),
});

/** `PUT /batch-mappings/{name}`. */
export function useSaveMapping() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ name, ...body }: SaveMappingRequest & { readonly name: string }) =>
      request<BatchMapping>(`/batch-mappings/${encodeURIComponent(name)}`, { method: 'PUT', body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: mappingsQuery.queryKey }),
  });
}

/** `DELETE /batch-mappings/{name}`. */
export function useDeleteMapping() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (name: string) =>
      request<undefined>(`/batch-mappings/${encodeURIComponent(name)}`, { method: 'DELETE' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: mappingsQuery.queryKey }),
  });
}
