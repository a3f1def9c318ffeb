import type { Screening } from '@namesake/contract';
import type { InboxPlace } from '#shared/inbox/inbox-place.ts';

/** The first open row after the last of these, else one before it; undefined where none is left. */
export function rowAfter(
  rows: readonly Pick<Screening, 'searchId' | 'hits'>[],
  these: readonly string[],
  isDone: (id: string) => boolean,
): string | undefined {
  const at = Math.max(...these.map((id) => rows.findIndex(({ searchId }) => searchId === id)));
  const others = [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))];
  return others.find(({ searchId, hits }) => hits.open > 0 && !isDone(searchId))?.searchId;
}

/** The row that had the focus; where it is gone, the next of its time that is still there. */
export function rowOfPlace(place: InboxPlace | undefined, ids: readonly string[]): string | undefined {
  if (place?.current === undefined) return undefined;
  const at = place.ids.indexOf(place.current);
  const following = [...place.ids.slice(Math.max(at, 0)), ...place.ids.slice(0, Math.max(at, 0)).toReversed()];
  return following.find((id) => ids.includes(id));
}
