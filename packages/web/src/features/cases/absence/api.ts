import type { SetAbsenceRequest } from '@namesake/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#shared/api/client.ts';
import { ENDPOINTS } from '#shared/api/endpoints.ts';

/** `GET /cases/absences`. */
export const absencesQuery = queryOptions({
  queryKey: ['absences'],
  queryFn: ({ signal }) => call(ENDPOINTS.listAbsences, { signal }),
});

/** `PUT /cases/absences`: cases are handed over at once, so all queries of cases are refetched. */
export function useSetAbsence() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: SetAbsenceRequest) => call(ENDPOINTS.setAbsence, { body }),
    onSuccess: (absences) => {
      queryClient.setQueryData(absencesQuery.queryKey, absences);
      void queryClient.invalidateQueries({ queryKey: ['cases'] });
    },
  });
}
