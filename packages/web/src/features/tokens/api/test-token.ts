import type { SearchResponse } from '@namesake/contract';
import { useMutation } from '@tanstack/react-query';
import { request } from '#shared/api/request.ts';

export type TokenTest = { readonly token: string; readonly searchText: string };

/** `POST /search` as a program would call it: with the token, without the session's cookie. */
export const useTestToken = () =>
  useMutation({
    mutationFn: ({ token, searchText }: TokenTest) =>
      request<SearchResponse>('/search', {
        method: 'POST',
        bearer: token,
        body: { searchText, purpose: 'token test' },
      }),
    gcTime: 0,
  });
