import type { TokensResponse } from '@namesake/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '#shared/api/request.ts';

/** `GET /tokens`. */
export const tokensQuery = queryOptions({
  queryKey: ['tokens'],
  queryFn: ({ signal }) => request<TokensResponse>('/tokens', { signal }),
});

export const useTokens = () => useQuery(tokensQuery);
