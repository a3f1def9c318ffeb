const MINUTE_MS = 60_000;

/** A moment in the viewer's zone. */
export const localDateTime = (iso: string, locale?: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));

const isDay = (iso: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(iso);

/** A moment in the viewer's zone, to the second. */
export const localSecond = (iso: string, locale?: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(iso));

/** The day of a moment in the viewer's zone; a date without time stays the same in every zone. */
export const localDate = (iso: string, locale?: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', ...(isDay(iso) ? { timeZone: 'UTC' } : {}) }).format(
    new Date(iso),
  );

/** The same moment in UTC, to the second. */
export const utcDateTime = (iso: string): string => `${new Date(iso).toISOString().slice(0, 19).replace('T', ' ')} UTC`;

/** A moment in the format of a date-time input in the viewer's zone; empty if invalid. */
export function toLocalInput(iso: string): string {
  const at = Date.parse(iso);
  if (Number.isNaN(at)) return '';
  return new Date(at - new Date(at).getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16);
}

/** The value of such an input as a moment in UTC; empty if invalid. */
export function fromLocalInput(text: string): string {
  const at = Date.parse(text);
  return Number.isNaN(at) ? '' : new Date(at).toISOString();
}
