import type { ChangePolicyRequest, SavePolicyRequest } from '@namesake/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#shared/api/client.ts';
import { ENDPOINTS } from '#shared/api/endpoints.ts';
import { policiesQuery, readAnew } from '#shared/api/shared-queries.ts';

/** `GET /scoring`. It only changes with a release. */
const scoringQuery = queryOptions({
  queryKey: ['scoring'],
  queryFn: ({ signal }) => call(ENDPOINTS.getScoring, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const useScoring = () => useQuery(scoringQuery);

/** `GET /policies/{name}`, with its versions; refetched when any policy changes. */
export const usePolicy = (name: string) =>
  useQuery({
    queryKey: [...policiesQuery.queryKey, name],
    queryFn: ({ signal }) => call(ENDPOINTS.getPolicy, { params: { name }, signal }),
  });

/** Invalidates the policies after `change`. */
function usePolicyChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: change, onSuccess: () => readAnew(queryClient, policiesQuery.queryKey) });
}

/** `PUT /policies/{name}`. */
export const useSavePolicy = () =>
  usePolicyChange(({ name, body }: { readonly name: string; readonly body: SavePolicyRequest }) =>
    call(ENDPOINTS.savePolicy, { params: { name }, body }),
  );

/** `POST /policies/{name}/change`. */
export const useChangePolicy = (name: string) =>
  usePolicyChange((body: ChangePolicyRequest) => call(ENDPOINTS.changePolicy, { params: { name }, body }));

/** `DELETE /policies/{name}`. */
export const useDeletePolicy = () =>
  usePolicyChange((name: string) => call(ENDPOINTS.deletePolicy, { params: { name } }));
