import type { Screening, Screenings } from '@namesake/contract';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { request } from '#shared/api/request.ts';
import type { InboxAddress } from '#shared/inbox/inbox-place.ts';

const PAGE = '50';

async function readPage(address: InboxAddress, cursor: string, signal: AbortSignal): Promise<Screenings> {
  const query = new URLSearchParams({ hits: 'open', sort: 'oldest', ...address, limit: PAGE });
  if (cursor !== '') query.set('cursor', cursor);
  const page = await request<Screenings>(`/searches?${query}`, { signal });
  // By score, pages are empty until all hits are counted.
  const isCounting = address.sort === 'score' && page.searchedTo !== null && page.nextCursor !== null;
  return isCounting ? readPage(address, page.nextCursor, signal) : page;
}

/** `GET /searches` of what waits, page after page. Reading it is recorded, so it is not read again by itself. */
export const inboxQuery = (address: InboxAddress) =>
  infiniteQueryOptions({
    queryKey: ['screenings', 'inbox', address],
    queryFn: ({ pageParam, signal }) => readPage(address, pageParam, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }: Screenings) => nextCursor ?? undefined,
    refetchOnWindowFocus: false,
    refetchOnMount: 'always',
    staleTime: 5_000,
  });

/** Changes rows that are shown, so that they stay in place until the inbox is read again. */
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
