import { PLACEHOLDERS } from '../../knowledge/lexicon/general/placeholders.ts';
import { readBirthDate } from '../../score/fields/read-birth-date.ts';

/** What stands around and between the words: "[object Object]", "n/a", "--- unknown ---". */
const AROUND = /[\s.,:;/\\()[\]{}<>"'«»“”„_-]+/g;
/** Shorter numbers are no identifier of anybody. */
const SHORT_NUMBER = /^\d{1,6}$/;
/** A number without signs in it may be an identifier that reads as a date. */
const MAY_BE_DATE = /\d\D|\D\d/;
/** Longest date in words: "Wednesday, 30 September 1976". */
const LONGEST_DATE = 30;

/** Whether a whole text stands where a name is missing: a word for that, a date, a short number. It names nobody. */
export function isPlaceholder(text: string): boolean {
  const plain = text.toLowerCase().replaceAll(AROUND, ' ').trim();
  if (PLACEHOLDERS.has(plain) || SHORT_NUMBER.test(plain)) return true;
  const given = text.trim();
  return given.length <= LONGEST_DATE && MAY_BE_DATE.test(given) && readBirthDate(given).length > 0;
}
