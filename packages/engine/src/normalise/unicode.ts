/**
 * The only file that reads the platform's Unicode tables (`\p{}`, `normalize`): its behaviour is part of the engine
 * version. All other code works on its results.
 */

const MARK = /^\p{M}$/u;
const LETTER = /^\p{L}$/u;
const DIGIT = /^\p{Nd}$/u;
const HIDDEN =
  /^(?:\p{Cf}|\p{Cc}|\p{Co}|\p{Cs}|[\u115F\u1160\u3164\uFFA0\u2800]|\u034F|\u17B4|\u17B5|[\uFE00-\uFE0F])$/u;

/** Whether a code point is a combining mark. */
export const isMark = (char: string): boolean => MARK.test(char);

/** Whether a code point is a letter of any script. ASCII, the usual case, needs no pattern. */
export const isLetter = (char: string): boolean => {
  const code = char.charCodeAt(0);
  return code < 0x80 ? char.length === 1 && isLetterOfAscii(code) : LETTER.test(char);
};

const isLetterOfAscii = (code: number): boolean => (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);

/** Whether a code point is a decimal digit of any script. */
export const isDigit = (char: string): boolean => {
  const code = char.charCodeAt(0);
  return code < 0x80 ? char.length === 1 && code >= 0x30 && code <= 0x39 : DIGIT.test(char);
};

/**
 * Zero-width, bidi, control, filler and variation characters: they are invisible, so they must not matter. White space
 * is not hidden.
 */
export const isHidden = (char: string): boolean => HIDDEN.test(char) && !/^[\t\n\v\f\r\u0085]$/.test(char);

const NUMERAL = /^[\p{Nl}\p{No}]$/u;
const UNDEFINED = /^[\p{Co}\p{Cn}]$/u;
const MODIFIER = /^\p{Lm}$/u;

/** Whether a code point is a number but no decimal digit: Roman, enclosed, superscript, a fraction. */
export const isNumeral = (char: string): boolean => NUMERAL.test(char);

/** Whether a code point has no agreed meaning: private use, or unassigned. */
export const isUndefined = (char: string): boolean => UNDEFINED.test(char);

/** Whether a letter only modifies others: a tone, a length or repetition mark. */
export const isModifier = (char: string): boolean => MODIFIER.test(char);

/** Compatibility-composed and lower-cased; NFKC twice, since lower-casing can decompose ("İ"). */
export const foldCase = (cluster: string): string => cluster.normalize('NFKC').toLowerCase().normalize('NFKC');

/** Compatibility-composed, case kept. */
export const compose = (text: string): string => text.normalize('NFKC');

/** Letters and digits only, upper case. */
export const alphanumericUpper = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{Nd}]/gu, '');

/** A letter without its accents: "ά" → "α". */
export const withoutMarks = (letter: string): string => letter.normalize('NFD').replace(/\p{M}/gu, '');

/**
 * Converts a decimal digit of any script to ASCII: blocks of digits start at a multiple of 10, or 6 past a multiple of
 * 16; NFKC did the rest.
 */
export function digitValue(char: string, code: number): string {
  if (code < 0x80) return char;
  let zero = code;
  while (zero > code - 10 && isDigit(String.fromCodePoint(zero - 1))) zero--;
  return String((code - zero) % 10);
}

/** Whether a text contains a decimal digit of any script, superscript and encircled ones included. */
export const hasDigit = (text: string): boolean =>
  ASCII_ONLY.test(text) ? ASCII_DIGIT.test(text) : ANY_DIGIT.test(text.normalize('NFKC'));

/**
 * The form in which identifiers are compared: compatibility-decomposed, without marks and hidden characters, digits of
 * any script as ASCII. Case is kept.
 */
export function plainText(text: string): string {
  if (ASCII_ONLY.test(text)) return text.replace(CONTROLS, '');
  return text
    .normalize('NFKD')
    .replace(NOT_SEEN, '')
    .replace(OTHER_DIGITS, (char) => digitValue(char, char.codePointAt(0) ?? 0));
}

const ASCII_ONLY = /^[\0-\x7f]*$/;
const ASCII_DIGIT = /[0-9]/;
const ANY_DIGIT = /\p{Nd}/u;
const OTHER_DIGITS = /(?![0-9])\p{Nd}/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: nobody sees them, so they must not matter
const CONTROLS = /[\0-\x08\x0e-\x1f\x7f]/g;
const NOT_SEEN = /\p{M}|\p{Cf}|\p{Co}|\p{Cs}|(?![\t\n\v\f\r\u0085])\p{Cc}|[\u115F\u1160\u3164\uFFA0\u2800]/gu;

/**
 * The form in which labels are compared: only letters and digits, without marks, one space between words: "firstName" →
 * "first name".
 */
export const labelText = (text: string): string =>
  foldCase(text.replace(HUMPS, '$& '))
    .normalize('NFD')
    .replace(ELISION, '$1 ')
    .replace(/['’ʼʹ`´]|\p{M}/gu, '')
    .replace(/[ıłøđß]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(/[^\p{L}\p{Nd}]+/gu, ' ')
    .trim();

const HUMPS = /\p{Ll}(?=\p{Lu})|\p{Nd}(?=\p{Lu}\p{Ll})/gu;
/** "d'identité": one letter and an apostrophe form a word. */
const ELISION = /(?<!\p{L})(\p{L})['’]/gu;
/** Latin letters that do not decompose. */
const PLAIN: Readonly<Record<string, string>> = { ı: 'i', ł: 'l', ø: 'o', đ: 'd', ß: 'ss' };
