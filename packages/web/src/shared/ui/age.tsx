import { longAge, shortAge } from '#shared/format/age.ts';
import { localSecond, utcDateTime } from '#shared/format/date-time.ts';

/** How long ago a moment was, as of the last render; the moment itself on hover. */
export function Age({ value }: { readonly value: string }) {
  const seconds = (Date.now() - Date.parse(value)) / 1_000;
  return (
    <time dateTime={value} title={`${localSecond(value)} · ${utcDateTime(value)}`} className="whitespace-nowrap">
      <span aria-hidden>{shortAge(seconds)}</span>
      <span className="sr-only">{longAge(seconds)}</span>
    </time>
  );
}
