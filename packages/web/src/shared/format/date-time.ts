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
