import type { ListInfo } from '@namesake/contract';
import { longAge } from '#shared/format/age.ts';
import { messages } from '#shared/messages/messages.ts';
import { Time } from '#shared/ui/time.tsx';
import { publishedLongAgo } from './list-health.ts';

/** When a list's version was published; how long ago, where that is long: a file may be new to the folder and old. */
export function Published({ list }: { readonly list: ListInfo }) {
  if (list.publishedAt === null) return messages.none;
  const seconds = publishedLongAgo(list);
  return (
    <>
      <Time value={list.publishedAt} dateOnly />
      {seconds !== undefined && (
        <span className="block font-medium text-review">{messages.lists.publishedAgo(longAge(seconds))}</span>
      )}
    </>
  );
}
