import type { CreateTokenRequest, RotateTokenRequest } from '@namesake/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#shared/api/client.ts';
import { ENDPOINTS } from '#shared/api/endpoints.ts';
import { readAnew, tokensQuery } from '#shared/api/shared-queries.ts';

const POLL_MS = 10_000;

/** `POST /tokens`. The answer contains the secret, which only the page keeps, never the query cache. */
export function useCreateToken() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CreateTokenRequest) => call(ENDPOINTS.createToken, { body }),
    // Not awaited: the secret is shown once, even if refetching the list fails.
    onSuccess: () => void readAnew(queryClient, tokensQuery.queryKey),
    gcTime: 0,
  });
}

/** `POST /tokens/{id}/rotate`. The answer contains the secret, which only the page keeps, never the query cache. */
export function useRotateToken() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: RotateTokenRequest & { readonly id: string }) =>
      call(ENDPOINTS.rotateToken, { params: { id }, body }),
    onSettled: () => void readAnew(queryClient, tokensQuery.queryKey),
    gcTime: 0,
  });
}

/** `DELETE /tokens/{id}`. */
export function useRevokeToken() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(ENDPOINTS.revokeToken, { params: { id } }),
    onSettled: () => readAnew(queryClient, tokensQuery.queryKey),
  });
}

/** `GET /example`: a name in the loaded lists. Refetched while lists are loading. */
export const useExample = () =>
  useQuery({
    queryKey: ['example'],
    queryFn: ({ signal }) => call(ENDPOINTS.getExample, { signal }),
    refetchInterval: ({ state }) => (state.data?.searchText === null ? POLL_MS : false),
  });

/** `POST /search` as a program calls it: with the token, without the session's cookie. */
export const useTestToken = () =>
  useMutation({
    mutationFn: ({ token, searchText }: { readonly token: string; readonly searchText: string }) =>
      call(ENDPOINTS.createSearch, { bearer: token, body: { searchText, purpose: 'token test' } }),
    gcTime: 0,
  });
