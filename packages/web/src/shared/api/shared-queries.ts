import type { GoodGuyView, ListsResponse, MakeGoodGuysRequest, TokenInfo, TokensResponse } from '@namesake/contract';
import {
  infiniteQueryOptions,
  type QueryClient,
  type QueryKey,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from './client.ts';
import { ENDPOINTS } from './endpoints.ts';

/** Options for paged answers with a `nextCursor`: the page parameter is the cursor. */
export const PAGES: {
  readonly initialPageParam: string | undefined;
  readonly getNextPageParam: (page: { readonly nextCursor: string | null }) => string | undefined;
} = {
  initialPageParam: undefined,
  getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
};

/** Reading is recorded, so nothing is refetched automatically. A reopened page shows later decisions. */
export const RECORDED = { refetchOnWindowFocus: false, staleTime: 0 } as const;

const LOADING_MS = 1_500;
const MINUTE_MS = 60_000;

/** `GET /lists`, refetched each minute so that displayed ages stay correct; frequently while lists are loading. */
export const listsQuery = queryOptions({
  queryKey: ['lists'],
  queryFn: ({ signal, client, queryKey }) =>
    call(ENDPOINTS.listLists, { signal, byItself: client.getQueryData(queryKey) !== undefined }),
  refetchInterval: ({ state }) => (state.data?.loading == null ? MINUTE_MS : LOADING_MS),
});

export const useLists = () => useQuery(listsQuery);

/** The operator's declaration that the files of the folder are current; null if there is none. */
export const useAttestation = (): ListsResponse['attestation'] => useLists().data?.attestation ?? null;

/** `GET /policies`. */
export const policiesQuery = queryOptions({
  queryKey: ['policies'],
  queryFn: ({ signal }) => call(ENDPOINTS.listPolicies, { signal }),
});

export const usePolicies = () => useQuery(policiesQuery);

/** `GET /users`. */
export const usersQuery = queryOptions({
  queryKey: ['users'],
  queryFn: ({ signal }) => call(ENDPOINTS.listUsers, { signal }),
});

export const useUsers = () => useQuery(usersQuery);

/** `GET /cases/assignees`: who may decide. Assigning cases does not require access to accounts. */
export const assigneesQuery = queryOptions({
  queryKey: ['cases', 'assignees'],
  queryFn: ({ signal }) => call(ENDPOINTS.listAssignees, { signal }),
});

/** `GET /customer-groups`. */
export const groupsQuery = queryOptions({
  queryKey: ['customer-groups'],
  queryFn: ({ signal }) => call(ENDPOINTS.listCustomerGroups, { signal }),
  staleTime: 0,
});

const MAX_TOKENS = 500;

/** `GET /tokens`, all pages: a token that is not displayed cannot be revoked. */
export const tokensQuery = queryOptions({
  queryKey: ['tokens'],
  queryFn: async ({ signal }): Promise<{ readonly items: readonly TokenInfo[] }> => {
    const items: TokenInfo[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: MAX_TOKENS, cursor };
      const page: TokensResponse = await call(ENDPOINTS.listTokens, { query, signal });
      items.push(...page.items);
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    return { items };
  },
});

export const useTokens = () => useQuery(tokensQuery);

const GOOD_GUYS = 100;

/** Filters for good guys: codes and ids, never a name. */
export type GoodGuyFilters = {
  readonly state?: GoodGuyView['state'];
  readonly customer?: string;
  readonly listing?: string;
};

/** `GET /good-guys`, page after page. */
export const goodGuysQuery = (filters: GoodGuyFilters) =>
  infiniteQueryOptions({
    queryKey: ['good-guys', filters],
    queryFn: ({ pageParam, signal }) =>
      call(ENDPOINTS.listGoodGuys, { query: { ...filters, limit: GOOD_GUYS, cursor: pageParam }, signal }),
    ...PAGES,
  });

/** Invalidates all queries of good guys. */
export const invalidateGoodGuys = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['good-guys'] });

/** `POST /good-guys`. Resolves when good guys are refetched. */
export function useMakeGoodGuys() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Pick<MakeGoodGuysRequest, 'decisions'>) => call(ENDPOINTS.makeGoodGuys, { body }),
    onSuccess: () => invalidateGoodGuys(queryClient),
  });
}

/**
 * Refetches a query after a change. A fetch in progress may have been answered before the change, and the library would
 * wait for it instead of fetching again, so it is cancelled.
 */
export async function readAnew(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  await queryClient.cancelQueries({ queryKey });
  await queryClient.invalidateQueries({ queryKey });
}
