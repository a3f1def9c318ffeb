import type { BatchView } from '@namesake/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { batchQuery, eventsOf } from '../api/batches.ts';

/**
 * Follows a batch by its events while it is open.
 *
 * @param setLive told whether events come, always the same function: while none do, the page asks again by itself
 */
export function useFollowed(id: string, isOpen: boolean, setLive: (isLive: boolean) => void): void {
  const queryClient = useQueryClient();
  // A browser opens six connections to a server at most, over all tabs: those in the background give theirs back.
  const isShown = useSyncExternalStore(onShownOrHidden, isPageShown);
  useEffect(() => {
    if (!isOpen || !isShown) return;
    const source = new EventSource(eventsOf(id));
    const take = ({ data }: MessageEvent<string>): void => {
      const batch: BatchView = JSON.parse(data);
      queryClient.setQueryData(batchQuery(id).queryKey, batch);
    };
    source.addEventListener('open', () => setLive(true));
    source.addEventListener('progress', take);
    source.addEventListener('end', (event) => {
      take(event);
      source.close();
    });
    // The browser connects again by itself, or gives up where it was refused.
    source.addEventListener('error', () => setLive(false));
    return () => {
      source.close();
      setLive(false);
    };
  }, [id, isOpen, isShown, queryClient, setLive]);
}

const isPageShown = (): boolean => document.visibilityState === 'visible';

function onShownOrHidden(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
