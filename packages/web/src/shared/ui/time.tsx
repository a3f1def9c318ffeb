import type { ListUsed } from '@namesake/contract';
import { longAge, shortAge } from '#shared/format/age.ts';
import { localDate, localDateTime, localSecond, utcDateTime } from '#shared/format/date-time.ts';
import { messages } from '#shared/messages/messages.ts';

type TimeProps = { readonly value: string; readonly dateOnly?: boolean; readonly seconds?: boolean };

/** A moment in the viewer's zone, with UTC on hover. */
export function Time({ value, dateOnly = false, seconds = false }: TimeProps) {
  if (Number.isNaN(Date.parse(value))) return <span>{value}</span>;
  return (
    <time dateTime={value} title={value.length > 10 ? utcDateTime(value) : undefined} className="whitespace-nowrap">
      {dateOnly ? localDate(value) : seconds ? localSecond(value) : localDateTime(value)}
    </time>
  );
}

/** Age of a moment at the last render; the moment itself on hover. */
export function Age({ value }: { readonly value: string }) {
  const seconds = (Date.now() - Date.parse(value)) / 1_000;
  return (
    <time dateTime={value} title={`${localSecond(value)} · ${utcDateTime(value)}`} className="whitespace-nowrap">
      <span aria-hidden>{shortAge(seconds)}</span>
      <span className="sr-only">{longAge(seconds)}</span>
    </time>
  );
}

/**
 * Age of a list, from the event its freshness counts from; undefined if unknown.
 * @param isAttested whether the operator declared the files of the folder current
 */
export function ageText(
  { checkedAt, ageSeconds }: Pick<ListUsed, 'checkedAt' | 'ageSeconds'>,
  isAttested = false,
): string | undefined {
  if (ageSeconds === null) return undefined;
  const age = longAge(ageSeconds);
  if (isAttested) return messages.lists.declaredAgo(age);
  return checkedAt === null ? messages.lists.publishedSince(age) : messages.lists.checkedAgo(age);
}
