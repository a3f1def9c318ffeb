import type { SaveCaseSettingsRequest } from '@namesake/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#shared/api/client.ts';
import { ENDPOINTS } from '#shared/api/endpoints.ts';

/** `GET /case-settings`. */
export const caseSettingsQuery = queryOptions({
  queryKey: ['case-settings'],
  queryFn: ({ signal }) => call(ENDPOINTS.getCaseSettings, { signal }),
  staleTime: 0,
});

/** `PUT /case-settings`: cases are assigned to queues again. */
export function useSaveCaseSettings() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: SaveCaseSettingsRequest) => call(ENDPOINTS.saveCaseSettings, { body }),
    onSuccess: (saved) => {
      queryClient.setQueryData(caseSettingsQuery.queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: ['cases'], refetchType: 'none' });
    },
  });
}
