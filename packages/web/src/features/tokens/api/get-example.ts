import type { Example } from '@namesake/contract';
import { useQuery } from '@tanstack/react-query';
import { request } from '#shared/api/request.ts';

const POLL_MS = 10_000;

/** `GET /example`: a name that the loaded lists have. Asked again while lists are loaded. */
export const useExample = () =>
  useQuery({
    queryKey: ['example'],
    queryFn: ({ signal }) => request<Example>('/example', { signal }),
    refetchInterval: ({ state }) => (state.data?.searchText === null ? POLL_MS : false),
  });
