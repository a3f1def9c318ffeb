import { parseDate } from '../../fields/parse-date.ts';

/** No party of the list is younger. */
const YOUNGEST_YEARS = 12;

/**
 * Expands "24-06-62" to a date with its century: the later reading, unless the party would be unborn on `day` (ISO), or
 * a child. Other dates stay unchanged.
 */
export function birthDateOf(text: string, day: string): ReturnType<typeof parseDate> {
  const [, dayOfMonth, month, year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{2}|\d{4})$/.exec(text.trim()) ?? [];
  if (year === undefined) return parseDate(text);
  const young = 2000 + Number(year);
  const full =
    year.length === 4 ? Number(year) : young > Number(day.slice(0, 4)) - YOUNGEST_YEARS ? young - 100 : young;
  const date = parseDate(`${dayOfMonth}/${month}/${full}`);
  return date === undefined ? undefined : { ...date, text: text.trim() };
}
