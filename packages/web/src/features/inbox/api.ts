import type {
  ChangeDecisionsRequest,
  DecideManyRequest,
  DecisionView,
  HandOverRequest,
  Screening,
  Screenings,
} from '@namesake/contract';
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call, checkedByApi } from '#shared/api/client.ts';
import { ENDPOINTS } from '#shared/api/endpoints.ts';
import { PAGES } from '#shared/api/shared-queries.ts';
import type { InboxAddress } from '#shared/kept/inbox-place.ts';
import { sendDecidable } from './send-decidable.ts';

const PAGE = 50;

async function readPage(address: InboxAddress, cursor: string | undefined, signal: AbortSignal): Promise<Screenings> {
  const codes = { entityType: checkedByApi(address.entityType) };
  const query = { hits: 'open', sort: 'oldest', ...address, ...codes, limit: PAGE, cursor } as const;
  const page = await call(ENDPOINTS.listScreenings, { query, signal });
  // Sorted by score, pages are empty until all hits are counted.
  const isCounting = address.sort === 'score' && page.searchedTo !== null && page.nextCursor !== null;
  return isCounting ? readPage(address, page.nextCursor, signal) : page;
}

/**
 * `GET /searches` of waiting screenings, page after page. Reading is recorded, so it is never refetched automatically.
 */
export const inboxQuery = (address: InboxAddress) =>
  infiniteQueryOptions({
    queryKey: ['screenings', 'inbox', address],
    queryFn: ({ pageParam, signal }) => readPage(address, pageParam, signal),
    ...PAGES,
    refetchOnWindowFocus: false,
    refetchOnMount: 'always',
    staleTime: 5_000,
  });

/** Waiting rows, page after page. */
export function useWaitingRows(address: InboxAddress) {
  const found = useInfiniteQuery(inboxQuery(address));
  const rows = found.data?.pages.flatMap((page) => page.items) ?? [];
  const isRead = found.data !== undefined && !(found.isFetching && found.isStale && !found.isFetchingNextPage);
  return { found, rows, isRead };
}

/** Updates displayed rows, so that they stay in place until the inbox is refetched. */
export function changeRows(
  queryClient: QueryClient,
  address: InboxAddress,
  ids: ReadonlySet<string>,
  hitsOf: (row: Screening) => Screening['hits'],
): void {
  const change = (row: Screening) => (ids.has(row.searchId) ? { ...row, hits: hitsOf(row) } : row);
  queryClient.setQueryData(inboxQuery(address).queryKey, (data) =>
    data === undefined
      ? data
      : { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(change) })) },
  );
}

/** `GET /inbox`: number of waiting screenings by kind. */
export const waitingQuery = queryOptions({
  queryKey: ['waiting'],
  queryFn: ({ signal }) => call(ENDPOINTS.countWaiting, { signal }),
});

const PROPOSALS = 100;
/** Limit of pages of proposals, more than a day brings. */
const MAX_PAGES = 20;

/** `GET /decisions`: proposals that await a second person, by screening. */
export const proposalsQuery = queryOptions({
  queryKey: ['decisions', 'proposed'],
  queryFn: async ({ signal }) => {
    const found: DecisionView[] = [];
    let cursor: string | null | undefined;
    for (let page = 0; page < MAX_PAGES && cursor !== null; page++) {
      const query: { readonly limit: number; readonly cursor: string | undefined } = { limit: PROPOSALS, cursor };
      const { items, nextCursor } = await call(ENDPOINTS.listDecisions, { query, signal });
      found.push(...items);
      cursor = nextCursor;
    }
    return Map.groupBy(found, ({ searchId }) => searchId);
  },
});

/** Invalidates other queries of decisions; the open inbox stays unchanged. */
function useDecided() {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: ['screenings'], refetchType: 'none' });
    void queryClient.invalidateQueries({ queryKey: ['decisions'] });
    void queryClient.invalidateQueries({ queryKey: waitingQuery.queryKey });
  };
}

/** `POST /decisions`: decides hits of several screenings in one step, except those the user may not decide about. */
export function useDecideMany() {
  const onSettled = useDecided();
  return useMutation({
    mutationFn: ({ hits, ...what }: DecideManyRequest) =>
      sendDecidable(hits, (sent) => call(ENDPOINTS.decideManyHits, { body: { ...what, hits: [...sent] } })),
    onSettled,
  });
}

/** `POST /decisions/change`: undoes a step, or answers proposals, except those the user may not answer. */
export function useChangeDecisions() {
  const onSettled = useDecided();
  return useMutation({
    mutationFn: ({ decisions, ...what }: ChangeDecisionsRequest) =>
      sendDecidable(decisions, (sent) => call(ENDPOINTS.changeDecisions, { body: { ...what, decisions: [...sent] } })),
    onSettled,
  });
}

/** `POST /decisions/hand-over`: assigns who answers proposals. */
export function useHandOver() {
  const onSettled = useDecided();
  return useMutation({
    mutationFn: (body: HandOverRequest) => call(ENDPOINTS.handOverDecisions, { body }),
    onSettled,
  });
}
