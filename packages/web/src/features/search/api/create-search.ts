import type { SearchRequest, SearchResponse } from '@namesake/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { request } from '#shared/api/request.ts';

/** An answer that may have a next page. */
export type PagedResponse = SearchResponse & { readonly nextCursor?: string | null };

/** `POST /search`. Names travel in the body only. */
export const createSearch = (
  body: SearchRequest & { readonly cursor?: string },
  signal?: AbortSignal,
): Promise<PagedResponse> => request<PagedResponse>('/search', { method: 'POST', body, signal });

/** Runs searches; a newer one ends the older, so that answers never overtake each other. */
export function useCreateSearch() {
  const running = useRef<AbortController>(undefined);
  return useMutation({
    mutationFn: (body: SearchRequest & { readonly cursor?: string }) => {
      running.current?.abort();
      running.current = new AbortController();
      return createSearch(body, running.current.signal);
    },
  });
}
