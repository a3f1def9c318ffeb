import { localDate, localDateTime, localSecond, utcDateTime } from '#shared/format/date-time.ts';

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
