import type { ListsLoading, ListsResponse, ListUsed } from '@namesake/contract';
import { isDeclaredCurrent } from '@namesake/contract/declared';
import { messages } from '#shared/messages/messages.ts';
import { localDate } from './date-time.ts';

const shortLabels: Readonly<Record<string, string>> = messages.lists.short;
const { loading: words } = messages.lists;

/** Short name of a list: a known list's own, else its title, else its id. */
export const listLabel = (id: string, title?: string): string => shortLabels[id] ?? title ?? id;

/** State of a list in words: a list that only the operator declared current is never called up to date. */
export const listState = (list: Pick<ListUsed, 'status'>, attested: boolean): string =>
  isDeclaredCurrent(list, attested) ? messages.lists.declared : messages.lists.status[list.status];

/** Last day (UTC) on which the lists count as current, as the operator named it: `until` is the end of that day. */
export const lastAttestedDay = ({ until }: Pick<NonNullable<ListsResponse['attestation']>, 'until'>): string =>
  localDate(new Date(Date.parse(until) - 1).toISOString().slice(0, 10));

/** Progress of loading lists, in one line. */
export function loadingText({ phase, lists, list, listings, bytes }: ListsLoading): string {
  if (phase === 'indexing') return words.indexing(listings?.done ?? 0, listings?.of ?? 0);
  const of = lists.of === null ? '' : words.ofLists(lists.done, lists.of);
  if (phase === 'reading') return words.reading(of, listings?.done ?? 0);
  return words.downloading(
    of,
    list === null || bytes === null ? '' : words.bytes(listLabel(list), bytes.done, bytes.of),
  );
}
