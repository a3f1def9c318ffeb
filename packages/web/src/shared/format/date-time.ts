const MINUTE_MS = 60_000;

/** A moment in the viewer's zone. */
export const localDateTime = (iso: string, locale?: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));

const isDay = (iso: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(iso);

/** A moment in the viewer's zone, to the second. */
export const localSecond = (iso: string, locale?: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(iso));

/** A moment's day in the viewer's zone; a mere day stays that day in every zone. */
export const localDate = (iso: string, locale?: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', ...(isDay(iso) ? { timeZone: 'UTC' } : {}) }).format(
    new Date(iso),
  );

/** The same moment in UTC, to the second. */
export const utcDateTime = (iso: string): string => `${new Date(iso).toISOString().slice(0, 19).replace('T', ' ')} UTC`;

/** A moment as an input of the viewer's date and time has it; an empty text where it is none. */
export function toLocalInput(iso: string): string {
  const at = Date.parse(iso);
  if (Number.isNaN(at)) return '';
  return new Date(at - new Date(at).getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16);
}

/** What such an input holds, as a moment in UTC; an empty text where it holds none. */
export function fromLocalInput(text: string): string {
  const at = Date.parse(text);
  return Number.isNaN(at) ? '' : new Date(at).toISOString();
}
