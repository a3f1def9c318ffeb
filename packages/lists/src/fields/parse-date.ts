import { type PartialDate, readDate, readYears } from '@namesake/engine/vocabulary';

/**
 * A date in any form that publishers use, day before month: see `readDate`. Undefined for anything else: the caller
 * keeps the text.
 */
export const parseDate = (text: string): PartialDate | undefined =>
  readDate(text) ?? (MONTH_FIRST.test(text.trim()) ? readDate(text, 'month_first') : undefined);

/** "09/30/1978": the second number cannot be a month, so the first one is. */
const MONTH_FIRST = /^['’]?\d{1,2}\/(?:1[3-9]|2\d|3[01])\/\d{4}$/;

/** A range of two years, both as published: see `readYears`. */
export const parseYears = (from: string, to: string): PartialDate | undefined => readYears(from, to);
