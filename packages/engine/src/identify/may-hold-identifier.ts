import { hasDigit, plainText } from '../normalise/unicode.ts';

/**
 * Eight capitals with no small letter between them, a lone word as long as a bank's code or a mark, or a word that
 * letters alone may be behind.
 */
const CAPITALS = /[A-Z](?:[^A-Za-z]*[A-Z]){7}/;
const LONE_WORD = /^[^A-Za-z]*[A-Za-z]{8}(?:[A-Za-z]{3})?[^A-Za-z]*$/;
const MARK = /^[^A-Za-z]*(?:[A-Z]{1,2}-[A-Z]{3,4}|[A-Z]{4,7})[^A-Za-z]*$/;
/** An e-mail address, an account, or a site: letters on both sides of a point. */
const CONTACT = /@|[^\s.]\.[^\s.]{2}/;
const LABEL =
  /\b(?:bic|swift|call ?sign|indicati|rufzeichen|tail|aircraft|a\/?c reg|immatric|kennzeichen|reg)|свифт|позывной|борт|سو/i;

/** Whether a text may hold an identifier at all. Most names do not, and are not taken apart for it. */
export function mayHoldIdentifier(text: string): boolean {
  if (hasDigit(text) || CONTACT.test(text)) return true;
  const plain = plainText(text);
  return CAPITALS.test(plain) || LONE_WORD.test(plain) || MARK.test(plain) || LABEL.test(plain);
}
