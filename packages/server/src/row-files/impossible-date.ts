/** Three numbers of a day, or four digits of a year among others. */
const DATE_SHAPED =
  /^\s*(?:\d{1,4}\s*[-./]\s*\d{1,4}(?:\s*[-./]\s*\d{1,4})?|\d{8}|\d{1,2}\.?\s+\p{L}{3,}\.?,?\s+\d{4}|\p{L}{3,}\.?\s+\d{1,2},?\s+\d{4})\s*$/u;
/** How exports write that there is no date. */
const EMPTY = /^[\s0\-./]*$/;

/**
 * Whether a birth date that cannot be read is written like a date: a day that no month has, or a year that nobody was
 * born in. "unknown" and "00.00.0000" are none.
 */
export const isImpossibleDate = (value: unknown): boolean =>
  typeof value === 'string' && DATE_SHAPED.test(value) && !EMPTY.test(value);
