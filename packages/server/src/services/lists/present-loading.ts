import type { ListsLoading } from '@namesake/contract';
import type { App } from '../app.ts';

/** How far loading lists has come; null while none is being loaded. */
export function presentLoading({ loading, lists }: Pick<App, 'loading' | 'lists'>): ListsLoading | null {
  const progress = loading();
  return progress === null ? null : { ...progress, searchable: lists.current() !== undefined };
}
