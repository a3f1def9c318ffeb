import type { ListsLoading } from '@namesake/contract';
import { listLabel } from '#shared/format/list-label.ts';
import { messages } from '#shared/messages/messages.ts';

const { loading: words } = messages.lists;

/** How far loading lists has come, in one line. */
export function loadingText({ phase, lists, list, listings, bytes }: ListsLoading): string {
  if (phase === 'indexing') return words.indexing(listings?.done ?? 0, listings?.of ?? 0);
  const of = lists.of === null ? '' : words.ofLists(lists.done, lists.of);
  if (phase === 'reading') return words.reading(of, listings?.done ?? 0);
  return words.downloading(
    of,
    list === null || bytes === null ? '' : words.bytes(listLabel(list), bytes.done, bytes.of),
  );
}
