import type { DecisionPage, DecisionView } from '@namesake/contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '#shared/api/request.ts';

const PAGE = '100';
/** Pages of proposals that are read: more people than that propose on no day. */
const MOST_PAGES = 20;

/** `GET /decisions`: what waits for a second person, by the screening that it was proposed on. */
export const proposalsQuery = queryOptions({
  queryKey: ['decisions', 'proposed'],
  queryFn: async ({ signal }) => {
    const found: DecisionView[] = [];
    let cursor: string | null = '';
    for (let page = 0; page < MOST_PAGES && cursor !== null; page++) {
      const query: string = new URLSearchParams({ limit: PAGE, ...(cursor === '' ? {} : { cursor }) }).toString();
      const { items, nextCursor }: DecisionPage = await request<DecisionPage>(`/decisions?${query}`, { signal });
      found.push(...items);
      cursor = nextCursor;
    }
    return Map.groupBy(found, ({ searchId }) => searchId);
  },
});
