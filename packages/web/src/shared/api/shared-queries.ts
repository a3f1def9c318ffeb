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

/** How pages of answers with a `nextCursor` follow each other: the page parameter is the cursor. */
export const PAGES: {
  readonly initialPageParam: string | undefined;
  readonly getNextPageParam: (page: { readonly nextCursor: string | null }) => string | undefined;
} = {
  initialPageParam: undefined,
  getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
};

/** Reading is recorded, so nothing is read again by itself. A page that is opened anew shows what was decided since. */
export const RECORDED = { refetchOnWindowFocus: false, staleTime: 0 } as const;

const LOADING_MS = 1_500;
const MINUTE_MS = 60_000;

/** `GET /lists`, asked again each minute so that ages on the page stay true; while lists are loaded, all the time. */
export const listsQuery = queryOptions({
  queryKey: ['lists'],
  queryFn: ({ signal, client, queryKey }) =>
    call(ENDPOINTS.listLists, { signal, byItself: client.getQueryData(queryKey) !== undefined }),
  refetchInterval: ({ state }) => (state.data?.loading == null ? MINUTE_MS : LOADING_MS),
});

export const useLists = () => useQuery(listsQuery);

/** The operator's word that the files of the folder are current; null while none is known. */
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

/** `GET /cases/assignees`: who may decide. Who hands cases over need not be one who reads accounts. */
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

const MOST_TOKENS = 500;

/** `GET /tokens`, all pages: a token that the page does not show cannot be revoked there. */
export const tokensQuery = queryOptions({
  queryKey: ['tokens'],
  queryFn: async ({ signal }): Promise<{ readonly items: readonly TokenInfo[] }> => {
    const items: TokenInfo[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: MOST_TOKENS, cursor };
      const page: TokensResponse = await call(ENDPOINTS.listTokens, { query, signal });
      items.push(...page.items);
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    return { items };
  },
});

export const useTokens = () => useQuery(tokensQuery);

const GOOD_GUYS = 100;

/** What good guys are found by: codes and ids, never a name. */
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

/** Has all that shows good guys read again. */
export const invalidateGoodGuys = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['good-guys'] });

/** `POST /good-guys`. Resolves when good guys are read again. */
export function useMakeGoodGuys() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Pick<MakeGoodGuysRequest, 'decisions'>) => call(ENDPOINTS.makeGoodGuys, { body }),
    onSuccess: () => invalidateGoodGuys(queryClient),
  });
}

/**
 * Reads what a page shows again, after something about it was changed. A reading that is still under way may have been
 * answered before the change, and the library would wait for a first one instead of asking again: it is given up.
 */
export async function readAnew(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  await queryClient.cancelQueries({ queryKey });
  await queryClient.invalidateQueries({ queryKey });
}
