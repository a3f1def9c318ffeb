import { isValidLei } from './iban.ts';

/** Number of digits from which a number extracted from prose is unique. */
const LEAST_DIGITS = 9;
/** "20010912", "12092001": a date. */
const DAY =
  /^(?:(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])|(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)\d\d)$/;

/** Whether a folded number extracted from prose identifies its owner by itself: by its length or its check digits. */
export const standsAlone = (folded: string): boolean =>
  /[@.]/.test(folded) || folded.replace(/\D/g, '').length >= LEAST_DIGITS || isValidLei(folded);

/** Whether a number may be a date. */
export const isDateShaped = (folded: string): boolean => DAY.test(folded);
