import { isValidLei } from './iban.ts';

/** Digits from which a number that was read out of prose is that number and no other. */
const LEAST_DIGITS = 9;
/** "20010912", "12092001": a day. */
const DAY =
  /^(?:(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])|(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)\d\d)$/;

/** Whether a folded number, read out of prose, says by itself whose it is: by its length or its check digits. */
export const standsAlone = (folded: string): boolean =>
  /[@.]/.test(folded) || folded.replace(/\D/g, '').length >= LEAST_DIGITS || isValidLei(folded);

/** Whether a number may be meant as a day. */
export const isDateShaped = (folded: string): boolean => DAY.test(folded);
