import { type PartialDate, readDate, readYears } from '@namesake/engine/vocabulary';

/**
 * A date in the ways that publishers write them, the day before the month: see `readDate`. Undefined for anything else:
 * the caller keeps the words.
 */
export const parseDate = (text: string): PartialDate | undefined =>
  readDate(text) ?? (MONTH_FIRST.test(text.trim()) ? readDate(text, 'month_first') : undefined);

/** "09/30/1978": no month has this number, so the month is first. */
const MONTH_FIRST = /^['’]?\d{1,2}\/(?:1[3-9]|2\d|3[01])\/\d{4}$/;

/** A range from two years, both as published: see `readYears`. */
export const parseYears = (from: string, to: string): PartialDate | undefined => readYears(from, to);
