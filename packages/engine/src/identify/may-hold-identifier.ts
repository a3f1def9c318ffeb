import { hasDigit, plainText } from '../normalise/unicode.ts';

/**
 * Eight capitals without a lower-case letter between them, a lone word as long as a bank code or a mark, or a word that
 * may precede an identifier of letters only.
 */
const CAPITALS = /[A-Z](?:[^A-Za-z]*[A-Z]){7}/;
const LONE_WORD = /^[^A-Za-z]*[A-Za-z]{8}(?:[A-Za-z]{3})?[^A-Za-z]*$/;
const MARK = /^[^A-Za-z]*(?:[A-Z]{1,2}-[A-Z]{3,4}|[A-Z]{4,7})[^A-Za-z]*$/;
/** An e-mail address, an account or a website: letters on both sides of a dot. */
const CONTACT = /@|[^\s.]\.[^\s.]{2}/;
const LABEL =
  /\b(?:bic|swift|call ?sign|indicati|rufzeichen|tail|aircraft|a\/?c reg|immatric|kennzeichen|reg)|свифт|позывной|борт|سو/i;

/** Whether a text may contain an identifier. Most names cannot and need not be split into atoms. */
export function mayHoldIdentifier(text: string): boolean {
  if (hasDigit(text) || CONTACT.test(text)) return true;
  const plain = plainText(text);
  return CAPITALS.test(plain) || LONE_WORD.test(plain) || MARK.test(plain) || LABEL.test(plain);
}
