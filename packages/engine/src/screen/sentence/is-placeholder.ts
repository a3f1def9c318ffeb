import { BESIDE_PLACEHOLDERS, PLACEHOLDERS } from '../../knowledge/lexicon/general/placeholders.ts';
import { readBirthDate } from '../../score/fields/read-birth-date.ts';

/** Characters around and between the words: "[object Object]", "n/a", "--- unknown ---". */
const AROUND = /[\s.,:;/\\()[\]{}<>"'«»“”„_-]+/g;
/** Shorter numbers identify nobody. */
const SHORT_NUMBER = /^\d{1,6}$/;
/** A number without separators may be an identifier that reads as a date. */
const MAY_BE_DATE = /\d\D|\D\d/;
/** Maximum length of a date in words: "Wednesday, 30 September 1976". */
const LONGEST_DATE = 30;

/**
 * Whether a whole text stands in for a missing name: a placeholder word, once or in both fields of a name, a date, a
 * short number. It names nobody.
 */
export function isPlaceholder(text: string): boolean {
  if (isPlaceholderWord(text) || SHORT_NUMBER.test(plainOf(text))) return true;
  const given = text.trim();
  return given.length <= LONGEST_DATE && MAY_BE_DATE.test(given) && readBirthDate(given).length > 0;
}

/** Whether a whole text is a placeholder word, once or in both fields of a name. */
export function isPlaceholderWord(text: string): boolean {
  const plain = plainOf(text);
  if (PLACEHOLDERS.has(plain)) return true;
  const words = plain.split(' ').filter((word) => !BESIDE_PLACEHOLDERS.has(word));
  const half = words.slice(0, words.length / 2);
  return (
    PLACEHOLDERS.has(words.join(' ')) ||
    (half.length * 2 === words.length &&
      PLACEHOLDERS.has(half.join(' ')) &&
      half.every((word, i) => word === words[i + half.length]))
  );
}

const plainOf = (text: string): string => text.toLowerCase().replaceAll(AROUND, ' ').trim();
