import { type PartialDate, readDate, readYears } from '@namesake/engine';

/**
 * A date in the ways that publishers write them, the day before the month: see `readDate`. Undefined for anything else:
 * the caller keeps the words.
 */
export const parseDate = (text: string): PartialDate | undefined => readDate(text);

/** A range from two years, both as published: see `readYears`. */
export const parseYears = (from: string, to: string): PartialDate | undefined => readYears(from, to);
