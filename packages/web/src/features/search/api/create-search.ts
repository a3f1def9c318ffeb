import type { SearchRequest, SearchResponse } from '@namesake/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { request } from '#shared/api/request.ts';

/** `POST /search`. Names travel in the body only. */
export const createSearch = (body: SearchRequest, signal?: AbortSignal): Promise<SearchResponse> =>
  request<SearchResponse>('/search', { method: 'POST', body, signal });

/** Runs searches; a newer one ends the older, so that answers never overtake each other. */
export function useCreateSearch() {
  const running = useRef<AbortController>(undefined);
  return useMutation({
    mutationFn: (body: SearchRequest) => {
      running.current?.abort();
      running.current = new AbortController();
      return createSearch(body, running.current.signal);
    },
  });
}
