import type { ListsLoading } from '@namesake/contract';
import type { App } from '../../context/app.ts';
import type { LoadProgress } from '../../lists/loading/load-tracker.ts';

/** Between the moment when the service listens and the first file. */
const BEGINNING: LoadProgress = {
  phase: 'reading',
  lists: { done: 0, of: null },
  list: null,
  listings: null,
  bytes: null,
};

/** Progress of loading lists; null while none is being loaded. */
export function presentLoading({ loading, lists }: App): ListsLoading | null {
  const searchable = lists.current() !== undefined;
  const progress = loading() ?? (searchable ? null : BEGINNING);
  return progress === null ? null : { ...progress, searchable };
}
