import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { SearchAddress } from '../address/search-address.ts';

const KEY = ['search-address'];

/** Where the search page was left: ids only. */
export const useLastScreening = (): SearchAddress =>
  useQuery<SearchAddress>({ queryKey: KEY, queryFn: skipToken, gcTime: Number.POSITIVE_INFINITY }).data ?? {};

/** Keeps the address of the search page, so that the way back leads there. */
export function useKeepAddress(address: SearchAddress): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    queryClient.setQueryData(KEY, address);
  }, [queryClient, address]);
}
