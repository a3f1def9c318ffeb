import type { CreateTokenRequest, RotateTokenRequest } from '@namesake/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#shared/api/client.ts';
import { ENDPOINTS } from '#shared/api/endpoints.ts';
import { readAnew, tokensQuery } from '#shared/api/shared-queries.ts';

const POLL_MS = 10_000;

/** `POST /tokens`. The answer holds the secret; it is kept by the page only, never in the query cache. */
export function useCreateToken() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CreateTokenRequest) => call(ENDPOINTS.createToken, { body }),
    // Not waited for: the secret is shown once, whatever becomes of the list.
    onSuccess: () => void readAnew(queryClient, tokensQuery.queryKey),
    gcTime: 0,
  });
}

/** `POST /tokens/{id}/rotate`. The answer holds the secret; it is kept by the page only, never in the query cache. */
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

/** `GET /example`: a name that the loaded lists have. Asked again while lists are loaded. */
export const useExample = () =>
  useQuery({
    queryKey: ['example'],
    queryFn: ({ signal }) => call(ENDPOINTS.getExample, { signal }),
    refetchInterval: ({ state }) => (state.data?.searchText === null ? POLL_MS : false),
  });

/** `POST /search` as a program would call it: with the token, without the session's cookie. */
export const useTestToken = () =>
  useMutation({
    mutationFn: ({ token, searchText }: { readonly token: string; readonly searchText: string }) =>
      call(ENDPOINTS.createSearch, { bearer: token, body: { searchText, purpose: 'token test' } }),
    gcTime: 0,
  });
