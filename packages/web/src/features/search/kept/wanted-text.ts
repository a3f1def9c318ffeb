import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

export type RecentScreening = { readonly searchId: string; readonly text: string };

const WANTED = ['wanted-text'];
const RECENT = ['recent-screenings'];
const MOST_RECENT = 8;

/** Asks the search page, open or about to be, to screen a text. */
export function wantScreening(queryClient: QueryClient, text: string): void {
  queryClient.setQueryData(WANTED, { text });
}

/** Screens what another part of the interface wants screened, once. */
export function useWantedText(screen: (text: string) => void): void {
  const queryClient = useQueryClient();
  const wanted = useQuery<{ readonly text: string } | null>({ queryKey: WANTED, queryFn: skipToken }).data;
  const ref = useRef(screen);
  useEffect(() => {
    ref.current = screen;
  });
  useEffect(() => {
    if (wanted == null || queryClient.getQueryData(WANTED) === null) return;
    queryClient.setQueryData(WANTED, null);
    ref.current(wanted.text);
  }, [queryClient, wanted]);
}

/** The last screenings of this window, newest first. In memory only. */
export const recentScreenings = (queryClient: QueryClient): readonly RecentScreening[] =>
  queryClient.getQueryData<readonly RecentScreening[]>(RECENT) ?? [];

export function addRecent(queryClient: QueryClient, screening: RecentScreening): void {
  queryClient.setQueryDefaults(RECENT, { gcTime: Number.POSITIVE_INFINITY });
  const others = recentScreenings(queryClient).filter(({ text }) => text !== screening.text);
  queryClient.setQueryData(RECENT, [screening, ...others].slice(0, MOST_RECENT));
}
