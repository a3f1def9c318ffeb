/** A range of days, counted from 1970-01-01, both ends inclusive. */
export type DayRange = { readonly earliest: number; readonly latest: number };

/**
 * Days since 1970-01-01 of a proleptic Gregorian date (H. Hinnant, "chrono-compatible low-level date algorithms",
 * days_from_civil).
 */
export function civilDays(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  return (
    era * 146_097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719_468
  );
}

const PARTIAL = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Days in a month, 1–12. */
export const daysInMonth = (year: number, month: number): number =>
  month === 2 && ((year % 4 === 0 && year % 100 !== 0) || year % 400 === 0) ? 29 : (DAYS[month - 1] ?? 31);

/** The days that a `YYYY`, `YYYY-MM` or `YYYY-MM-DD` may stand for; undefined if it is not a date. */
export function rangeOf(text: string): DayRange | undefined {
  const match = PARTIAL.exec(text);
  if (!match) return undefined;
  const year = Number(match[1]);
  const month = match[2] === undefined ? undefined : Number(match[2]);
  const day = match[3] === undefined ? undefined : Number(match[3]);
  if (month === undefined) return { earliest: civilDays(year, 1, 1), latest: civilDays(year, 12, 31) };
  if (month < 1 || month > 12) return undefined;
  const last = daysInMonth(year, month);
  if (day === undefined) return { earliest: civilDays(year, month, 1), latest: civilDays(year, month, last) };
  if (day < 1 || day > last) return undefined;
  return { earliest: civilDays(year, month, day), latest: civilDays(year, month, day) };
}
