import { useEffect, useRef } from 'react';
import { useWindowState, WindowState } from '#shared/kept/window-state.ts';
import type { SearchAddress } from './address.ts';

/** A screening of this window, with the screened text. */
export type RecentScreening = { readonly searchId: string; readonly text: string };

const MAX_RECENT = 8;
const LAST_ADDRESS = new WindowState<SearchAddress>({});
const WANTED = new WindowState<{ readonly text: string } | undefined>(undefined);
const RECENT = new WindowState<readonly RecentScreening[]>([]);

/** Last address of the search page: ids only. */
export const useLastScreening = (): SearchAddress => useWindowState(LAST_ADDRESS);

/** Keeps the address of the search page, so that the way back leads there. */
export function useKeepAddress(address: SearchAddress): void {
  useEffect(() => LAST_ADDRESS.set(address), [address]);
}

/** Requests that the search page, open or opening, screens a text. */
export const wantScreening = (text: string): void => WANTED.set({ text });

/** Screens a text requested by another part of the interface, once. */
export function useWantedText(screen: (text: string) => void): void {
  const wanted = useWindowState(WANTED);
  const ref = useRef(screen);
  useEffect(() => {
    ref.current = screen;
  });
  useEffect(() => {
    if (wanted === undefined || WANTED.get() === undefined) return;
    WANTED.set(undefined);
    ref.current(wanted.text);
  }, [wanted]);
}

/** Last screenings of this window, newest first. In memory only. */
export const useRecentScreenings = (): readonly RecentScreening[] => useWindowState(RECENT);

export function addRecent(screening: RecentScreening): void {
  const others = RECENT.get().filter(({ text }) => text !== screening.text);
  RECENT.set([screening, ...others].slice(0, MAX_RECENT));
}
