import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { InboxAddress } from '#shared/inbox/inbox-place.ts';
import { inboxQuery } from '../api/inbox-query.ts';

/** So many rows before the end, the next page is read. */
const AHEAD = 15;

/** The rows that wait, page after page. */
export function useWaitingRows(address: InboxAddress) {
  const found = useInfiniteQuery(inboxQuery(address));
  const rows = found.data?.pages.flatMap((page) => page.items) ?? [];
  const isRead = found.data !== undefined && !(found.isFetching && found.isStale && !found.isFetchingNextPage);
  return { found, rows, isRead };
}

/** Reads the next page before the row with the focus is the last one. */
export function useNextPage(
  { found, rows }: Pick<ReturnType<typeof useWaitingRows>, 'found' | 'rows'>,
  current: string | undefined,
): void {
  const { hasNextPage, isFetching, fetchNextPage } = found;
  const isNearEnd =
    current !== undefined && rows.findIndex(({ searchId }) => searchId === current) >= rows.length - AHEAD;
  useEffect(() => {
    if (isNearEnd && hasNextPage && !isFetching) void fetchNextPage();
  }, [isNearEnd, hasNextPage, isFetching, fetchNextPage]);
}
