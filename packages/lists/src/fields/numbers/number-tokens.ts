import { CAPITAL_LABELS } from './number-labels.ts';

/** A number in a text: its printed groups, and its position. */
export type NumberToken = { readonly value: string; readonly start: number; readonly end: number };

const GLUED_WORD = /(?<=\d)(?=\p{Lu}\p{Ll}{2})/gu;
const GLUED_LABEL = new RegExp(`(?<=\\d{2})(?=(?:${CAPITAL_LABELS}|USA|EU|UK|IP|USA)\\b)`, 'gu');
/** "SRN - ", "EVA ID": initials after a number, followed by a sign or by a word about numbers. */
const GLUED_INITIALS = /(?<=\d{5})(?=[A-Z]{2,5}(?:\s*[:–—-]\s|\s+(?:ID|No|Number)\b))/giu;
/** "OJSCRegistration", and parts joined by a hyphen: "0000072-OMI", "550.1-Numéro". */
const GLUED_FORM = /(?<=\d-?\p{Lu}{2,5})(?=\p{Lu}\p{Ll}{3})/gu;
const HYPHENED = new RegExp(`(?<=\\d)[-–](?=(?:${CAPITAL_LABELS})(?![\\p{L}\\d])|\\p{Lu}\\p{Ll}{2})`, 'gu');
/** A bank code written as two words. */
const SPACED_BIC = /(?<=\b(?:SWIFT|BIC)\W{1,4}[A-Z]{4}) (?=[A-Z]{2}[A-Z\d]{2}(?![A-Za-z\d]))/g;
const GLUED_NUMBER = new RegExp(`(?<=(?<![\\p{L}\\d])(?:${CAPITAL_LABELS}))(?=\\d)`, 'gu');
const WEB = /[^\s@]{1,64}@\S+|(?:https?:\/\/|www\.)\S+/gi;
const DAY = String.raw`(?:0?[1-9]|[12]\d|3[01])`;
const MONTH = '(?:0?[1-9]|1[0-2])';
const YEAR = String.raw`(?:19|20)\d\d`;
/** Dates with signs, letters or month names, which are not numbers. */
const DATES = new RegExp(
  [
    `(?<![\\d/.-])(?:${DAY}[/.-]${MONTH}[/.-]${YEAR}|${MONTH}/${DAY}/${YEAR}|${YEAR}[/.-]${MONTH}[/.-]${DAY})(?![\\d/-])`,
    `${YEAR}\\s*年(?:\\s*\\d{1,2}\\s*月)?(?:\\s*\\d{1,2}\\s*日)?`,
    `(?<!\\d)\\d{1,2}(?:er|st|nd|rd|th)?\\s+\\p{L}{3,9}\\.?,?\\s+${YEAR}(?!\\d)`,
  ].join('|'),
  'giu',
);
/**
 * Groups of letters and digits, joined by signs, or with brackets inside; joined by spaces in Burmese registers and
 * around a single capital between digits ("354838 D 0001").
 */
const WORD =
  /(?<![A-Za-z\d])\d{3,} [A-Z] \d{3,}(?![A-Za-z\d])|\d{1,2}\/[A-Za-z]+ ?\([A-Za-z]{1,8}\) ?\d+|[A-Za-z\d]+(?:(?:[/.\-–_]|\([A-Za-z\d]{1,8}\))[A-Za-z\d]+)*/g;
const BIC = /^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/;
const LONE_YEAR = new RegExp(`^${YEAR}$`);
const LEAST_DIGITS = 3;
const SHORTEST = 4;
/** Maximum digits of a group within one number: adjacent longer groups are two numbers. */
const LONGEST_GROUP = 5;
const LONGEST_GROUPED = 30;
const LONG = 7;

/** Separates labels and words from numbers that they are joined to; full-width signs become plain ones. */
export const setApart = (text: string): string =>
  text
    .replace(/[！-～]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\u00a0\u3000]/gu, ' ')
    .replace(HYPHENED, ' - ')
    .replace(SPACED_BIC, '')
    .replace(GLUED_INITIALS, ' ')
    .replace(GLUED_FORM, ' ')
    .replace(GLUED_LABEL, ' ')
    .replace(GLUED_NUMBER, ' ')
    .replace(GLUED_WORD, ' ');

/** Numbers in a separated text, without days, years, web addresses and words. */
export function numberTokens(text: string): NumberToken[] {
  const blank = (found: string): string => ' '.repeat(found.length - 1) + (found === '' ? '' : ';');
  const bare = text.replace(WEB, blank).replace(DATES, blank);
  const isOfBanks = /swift|\bbi[cn]\b/i.test(bare);
  const tokens: NumberToken[] = [];
  for (const { 0: value, index: start } of bare.matchAll(WORD)) {
    const digits = value.replace(/\D/g, '').length;
    const isNumber = digits > 0 || (isOfBanks && BIC.test(value));
    if (!isNumber) continue;
    const last = tokens.at(-1);
    const goesOn = last !== undefined && isOneNumber(bare, last, value, start);
    if (goesOn) tokens.pop();
    const from = goesOn ? last.start : start;
    const end = start + value.length;
    tokens.push({ value: bare.slice(from, end), start: from, end });
  }
  return tokens.flatMap(splitAtStroke).filter(({ value }) => isLongEnough(value));
}

/** "889 164 687": short groups separated by a space. */
function isOneNumber(text: string, last: NumberToken, value: string, start: number): boolean {
  if (last.value.length > LONGEST_GROUPED) return false;
  const lastGroup = last.value.split(' ').at(-1) ?? '';
  return (
    text.slice(last.end, start) === ' ' &&
    [lastGroup, value].every((group) => /^\d+$/.test(group) && group.length <= LONGEST_GROUP)
  );
}

/** "7700000019/770001001": two numbers. */
function splitAtStroke(token: NumberToken): NumberToken[] {
  const parts = token.value.split('/');
  if (parts.length === 1 || parts.some((part) => part.replace(/\D/g, '').length < LONG)) return [token];
  let start = token.start;
  return parts.map((value) => {
    const part = { value, start, end: start + value.length };
    start = part.end + 1;
    return part;
  });
}

function isLongEnough(value: string): boolean {
  const plain = value.replace(/[^A-Za-z\d]/g, '');
  return (
    plain.length >= SHORTEST &&
    !LONE_YEAR.test(value) &&
    (plain.replace(/\D/g, '').length >= (plain.length < LONG ? LEAST_DIGITS : 2) || BIC.test(plain))
  );
}
