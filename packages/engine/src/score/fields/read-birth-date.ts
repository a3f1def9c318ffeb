import type { PartialDate } from '../../types/listing.ts';
import { readDate } from './read-date.ts';

/** `1952/10/07`, `1952.10.07`, `19521007`: other ways to write the year first. */
const YEAR_FIRST = /^(\d{4})([/.]?)(\d\d?)\2(\d\d?)$/;
/** `1952-10-07 00:00:00`, as databases export a day. */
const TIMESTAMP = /^(\d{4}-\d\d?-\d\d?)[T ]\d\d:\d\d.*$/;
/** `07-10-1952`, which is read like `07/10/1952`. */
const DASHED = /^(\d\d?)-(\d\d?)-(\d{4})$/;
/** Two numbers before a year, in an ambiguous order. */
const SLASHED = /\d\/\d\d?\/\d{4}/;
/** With dots, the day comes first everywhere. */
const DOTTED = /^\d\d?\.\d\d?\.\d{4}$/;

/**
 * Reads a birth date in the formats that people, systems and publishers use: those of `readDate`, other year-first
 * formats, and the month before the day. Returns two dates if both orders are possible (`10/07/1952`), and none if the
 * text is not a calendar date.
 * @param text as submitted; each date's `text` repeats it
 */
export function readBirthDate(text: string): readonly PartialDate[] {
  const words = usualForm(text.trim());
  const dayFirst = readDate(words, 'day_first');
  const isEither = SLASHED.test(words) || (dayFirst === undefined && DOTTED.test(words));
  const monthFirst = isEither ? readDate(words, 'month_first') : undefined;
  const isSame = dayFirst?.earliest === monthFirst?.earliest && dayFirst?.latest === monthFirst?.latest;
  const dates = isSame ? [dayFirst] : [dayFirst, monthFirst];
  return dates.filter((date) => date !== undefined).map((date) => ({ ...date, text }));
}

function usualForm(words: string): string {
  const [, year, separator, month = '', day = ''] = YEAR_FIRST.exec(words) ?? [];
  // Without separators, only eight digits show where each part ends.
  if (year !== undefined && (separator !== '' || words.length === 8)) return `${year}-${month}-${day}`;
  return words.replace(TIMESTAMP, '$1').replace(DASHED, '$1/$2/$3');
}
