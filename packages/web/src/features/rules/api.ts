import type { ChangeRuleRequest, SaveRuleRequest, SimulateRuleRequest } from '@namesake/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#shared/api/client.ts';
import { ENDPOINTS } from '#shared/api/endpoints.ts';
import { readAnew } from '#shared/api/shared-queries.ts';

/** `GET /rules`. */
const rulesQuery = queryOptions({
  queryKey: ['rules'],
  queryFn: ({ signal }) => call(ENDPOINTS.listRules, { signal }),
});

export const useRules = () => useQuery(rulesQuery);

/** Invalidates the rules after `change`. */
function useRuleChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: change, onSettled: () => readAnew(queryClient, rulesQuery.queryKey) });
}

/** `PUT /rules/{name}`. */
export const useSaveRule = () =>
  useRuleChange(({ name, body }: { readonly name: string; readonly body: SaveRuleRequest }) =>
    call(ENDPOINTS.saveRule, { params: { name }, body }),
  );

/** `POST /rules/{name}/change`. */
export const useChangeRule = (name: string) =>
  useRuleChange((body: ChangeRuleRequest) => call(ENDPOINTS.changeRule, { params: { name }, body }));

/** `POST /rules/simulate`. */
export const useSimulateRule = () =>
  useMutation({ mutationFn: (body: SimulateRuleRequest) => call(ENDPOINTS.simulateRule, { body }), gcTime: 0 });
