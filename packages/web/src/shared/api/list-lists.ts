import type { ListsResponse } from '@namesake/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from './request.ts';

const LOADING_MS = 1_500;
const MINUTE_MS = 60_000;

/** `GET /lists`, asked again each minute so that ages on the page stay true; while lists are loaded, all the time. */
export const listsQuery = queryOptions({
  queryKey: ['lists'],
  queryFn: ({ signal, client, queryKey }) =>
    request<ListsResponse>('/lists', { signal, byItself: client.getQueryData(queryKey) !== undefined }),
  refetchInterval: ({ state }) => (state.data?.loading == null ? MINUTE_MS : LOADING_MS),
});

export const useLists = () => useQuery(listsQuery);

/** The operator's word that the files of the folder are current; null while none is known. */
export const useAttestation = (): ListsResponse['attestation'] => useLists().data?.attestation ?? null;
