import type { TokenInfo, TokensResponse } from '@namesake/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from './request.ts';

const PATH = '/tokens?limit=500';

/** `GET /tokens`, all pages: a token that the page does not show is one that nobody revokes. */
export const tokensQuery = queryOptions({
  queryKey: ['tokens'],
  queryFn: async ({ signal }): Promise<{ readonly items: readonly TokenInfo[] }> => {
    const items: TokenInfo[] = [];
    let page = await request<TokensResponse>(PATH, { signal });
    items.push(...page.items);
    while (page.nextCursor !== null) {
      page = await request<TokensResponse>(`${PATH}&cursor=${encodeURIComponent(page.nextCursor)}`, { signal });
      items.push(...page.items);
    }
    return { items };
  },
});

export const useTokens = () => useQuery(tokensQuery);
