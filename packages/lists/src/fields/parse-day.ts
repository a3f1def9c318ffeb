import { parseDate } from './parse-date.ts';

/** ISO `YYYY-MM-DD` of a full, certain date in any form that `parseDate` reads; undefined for months, years, ranges. */
export function parseDay(text: string | undefined): string | undefined {
  const date = text === undefined ? undefined : parseDate(text);
  return date !== undefined && date.earliest === date.latest && !date.circa ? date.earliest : undefined;
}

/** ISO `YYYY-MM-DD` of an American `MM/DD/YYYY`. */
export function parseAmericanDay(text: string | undefined): string | undefined {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text?.trim() ?? '') ?? [];
  return year === undefined ? undefined : parseDay(`${year}-${month}-${day}`);
}
