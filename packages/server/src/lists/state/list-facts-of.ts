import { SOURCES } from '@namesake/lists';
import type { LoadedList } from '../snapshot/snapshot.ts';
import type { ListFacts } from './list-state.ts';

/** Facts about a list besides its file. @param loaded its version, if there is one */
export function listFactsOf(id: string, loaded: LoadedList | undefined): ListFacts {
  const source = SOURCES.find((known) => known.id === id);
  return {
    id,
    title: loaded?.title ?? source?.title ?? id,
    publisher: loaded?.publisher ?? source?.publisher ?? '',
    url: source?.pageUrl ?? loaded?.sourceUrl ?? '',
    effect: source?.effect ?? 'unknown',
    publishedEveryDays: source?.publishedEveryDays ?? null,
  };
}
