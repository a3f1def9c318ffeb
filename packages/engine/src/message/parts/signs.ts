/**
 * How strongly a separator splits a text: 1 joins names ("and", "&"), 2 is a comma, 3 a colon or bracket, 4 ends a line
 * or an item.
 */
export type Level = 1 | 2 | 3 | 4;

/** A separating sign. */
export type Sign = {
  readonly level: Level;
  /**
   * Maximum number of words for the text on each side to be one name with the other side: "SURNAME, Given", "A & B
   * Ltd". 0: never.
   */
  readonly joins: number;
  /** Whether the text before it may be the label of the text after it. */
  readonly isColon?: true;
};

/** Quotation marks that open a quotation, such as a nickname in a name, and those that close one; some do both. */
export const OPENING_QUOTES = `"“„‟«‹”'‘’`;
export const CLOSING_QUOTES = `"”“»›'’‘`;

const LINE: Sign = { level: 4, joins: 0 };
/** Between records, and between the fields of one, which may hold the halves of a name. */
const FIELD: Sign = { level: 4, joins: 2 };
const COLON: Sign = { level: 3, joins: 0, isColon: true };
const STOP: Sign = { level: 3, joins: 0 };
const BRACKET: Sign = { level: 3, joins: 3 };
const COMMA: Sign = { level: 2, joins: 3 };
const AND: Sign = { level: 1, joins: 8 };
const WEAK: Sign = { level: 1, joins: 3 };

/**
 * Class of a UTF-16 unit. Hyphens, dashes, apostrophes, edge signs and dots may also be inside a word: their neighbours
 * decide.
 */
const WORD = 0;
const SPACE = 1;
const SIGN = 2;
const SLASH = 3;
const HYPHEN = 4;
const DASH = 5;
const APOSTROPHE = 6;
const EDGE = 7;
const DOT = 8;

const SPACES = '\u0020\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000';
const ALWAYS: readonly (readonly [chars: string, sign: Sign])[] = [
  ['•●▪▫◦‣⁃■□◆◇○★☆✓✔', LINE],
  ['\n\r\v\f\t\u0085\u2028\u2029;|¦‖；｜؛', FIELD],
  [':=：＝﹕', COLON],
  ['()[]{}<>"“”„‟«»‹›（）［］｛｝【】「」『』《》〈〉〔〕〖〗｢｣＂〝〞〟﹁﹂❝❞', BRACKET],
  [',，、،､﹐', COMMA],
  ['&+＆＋﹠・･', AND],
  ['。！？।॥…؟։።｡۔܁܂჻၊။᙮།༎។៕᠃᠉᱾⸮‼⁇⁈⁉﹖﹗→⇒➔➜←⇐↔', STOP],
];

const SIGNS = new Map(ALWAYS.flatMap(([chars, sign]) => [...chars].map((char) => [char.charCodeAt(0), sign] as const)));

const CLASSES = new Uint8Array(0x10000);
CLASSES.fill(SPACE, 0, 0x20);
const setClass = (chars: Iterable<number>, to: number): void => {
  for (const code of chars) CLASSES[code] = to;
};
const codes = (chars: string): number[] => [...chars].map((char) => char.charCodeAt(0));
setClass(codes(SPACES), SPACE);
setClass(SIGNS.keys(), SIGN);
setClass(codes('/\\／＼⁄∕'), SLASH);
setClass(codes('-‐‑'), HYPHEN);
setClass(codes('–—―‒−－'), DASH);
setClass(codes("'’‘‚‛`´"), APOSTROPHE);
setClass(codes('*~^#@!?·'), EDGE);
setClass(codes('.．﹒'), DOT);

const classAt = (text: string, at: number): number => CLASSES[text.charCodeAt(at)] ?? SPACE;

/** Whether the UTF-16 unit at a position is part of a word in any context: neither white space nor a sign. */
export const isWordAt = (text: string, at: number): boolean => classAt(text, at) === WORD;

/** Whether it is white space within a line, a control character, or outside the text. */
export const isSpaceAt = (text: string, at: number): boolean => classAt(text, at) === SPACE;

const isDigitAt = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at);
  return code >= 0x30 && code <= 0x39;
};

/** Maximum number of digits after a sign inside a number: dates, times, thousands, decimals. */
const MAX_DIGITS = 4;

/** Whether a sign is part of a number: "12:30", "1,000.50", "2024/11/12". */
function isInNumber(text: string, at: number): boolean {
  if (!isDigitAt(text, at - 1) || !isDigitAt(text, at + 1)) return false;
  for (let i = at + 2; i <= at + 1 + MAX_DIGITS; i++) if (!isDigitAt(text, i)) return true;
  return false;
}

/** The sign at a position; undefined for a space or a part of a word. */
export function signAt(text: string, at: number): Sign | undefined {
  switch (classAt(text, at)) {
    case WORD:
    case SPACE:
      return undefined;
    case DOT:
      return isSentenceEnd(text, at) ? WEAK : undefined;
    case HYPHEN:
      return dashSign(text, at, undefined);
    case DASH:
      return dashSign(text, at, WEAK);
    case APOSTROPHE:
      return isQuote(text, at) ? BRACKET : undefined;
    case EDGE:
      return isWordAt(text, at - 1) && isWordAt(text, at + 1) ? undefined : BRACKET;
    case SLASH:
      if (isInNumber(text, at) || isEscape(text, at)) return undefined;
      return isWordAt(text, at - 1) && isWordAt(text, at + 1) ? COMMA : BRACKET;
    default: {
      const sign = SIGNS.get(text.charCodeAt(at));
      const mayBeNumber = sign === COMMA || sign === COLON;
      return mayBeNumber && isInNumber(text, at) ? undefined : sign;
    }
  }
}

/** Whether a backslash only says that the sign after it is part of a value: `CN=Vestrakov\, Orlan`. */
const isEscape = (text: string, at: number): boolean => text[at] === '\\' && /[,;=]/.test(text.charAt(at + 1));

/**
 * A dash with spaces on both sides separates, with a space on one side weakly; "Varnok-Tolbrecht" and "J.-P." are
 * words.
 */
function dashSign(text: string, at: number, within: Sign | undefined): Sign | undefined {
  if (isInNumber(text, at)) return undefined;
  const [before, after] = [isWordAt(text, at - 1), isWordAt(text, at + 1)];
  if (before && after) return within;
  if (!before && !after) return BRACKET;
  return isSpaceAt(text, at - 1) || isSpaceAt(text, at + 1) ? WEAK : undefined;
}

const LONGEST_QUOTE = 80;

/** Whether an apostrophe is a quotation mark: not in "O'Neill" and "owners' club". */
function isQuote(text: string, at: number): boolean {
  const [before, after] = [isWordAt(text, at - 1), isWordAt(text, at + 1)];
  if (before && after) return false;
  if (!before && classAt(text, at - 1) !== DOT) return after;
  // It closes a quotation that the same sign opened shortly before.
  for (let i = at - 1; i >= 0 && i > at - LONGEST_QUOTE; i--)
    if (classAt(text, i) === APOSTROPHE && !isWordAt(text, i - 1)) return true;
  return false;
}

/** Minimum length of a word that is not an abbreviation, so that a dot after it ends a sentence. */
const WHOLE_WORD = 4;

function isSentenceEnd(text: string, at: number): boolean {
  return isBeforeSpace(text, at) && lettersBefore(text, at) === WHOLE_WORD;
}

const isBeforeSpace = (text: string, at: number): boolean =>
  at + 1 < text.length && (isSpaceAt(text, at + 1) || text[at + 1] === '\n');

/** Number of letters and digits before one or several dots, up to the length of a whole word. */
function lettersBefore(text: string, at: number): number {
  const last = lastBefore(text, at);
  let count = 0;
  while (count < WHOLE_WORD && isWordAt(text, last - count)) count++;
  return count;
}

/** Maximum number of consecutive dots. */
const MAX_DOTS = 3;

/** The last character before one or several dots: "Dr.. ". */
function lastBefore(text: string, at: number): number {
  let last = at - 1;
  while (last > at - MAX_DOTS && classAt(text, last) === DOT) last--;
  return last;
}

/** A short word without a vowel is an abbreviation: "St.", "Mr.", "Ltd."; "ул." is not. */
const NO_VOWEL = /^(?:[b-df-hj-np-tv-z]+|[бвгджзклмнпрстфхцчшщ]+)$/i;

/** Whether a dot after a short word may end a sentence or an abbreviation in a name. An initial ends neither. */
export function maySentenceEnd(text: string, at: number): boolean {
  if (classAt(text, at) !== DOT || !isBeforeSpace(text, at)) return false;
  const letters = lettersBefore(text, at);
  if (letters === 0 || letters === WHOLE_WORD) return false;
  const end = lastBefore(text, at) + 1;
  // "Dr.. ": the dot of the abbreviation and that of the sentence.
  if (end < at) return true;
  if (letters === 1) return isDigitAt(text, end - 1);
  return !NO_VOWEL.test(text.slice(end - letters, end));
}

/**
 * End of the word that begins at a position, at most `limit`: "O'Neill-Varnok", "a.k.a", "M/V" and "1,000" are one word
 * each.
 */
export function wordEnd(text: string, start: number, limit = text.length): number {
  let run = start;
  let at = start + 1;
  for (; at < limit; at++) {
    const kind = classAt(text, at);
    if (kind === WORD) continue;
    if (kind === SPACE || !isWordAt(text, at + 1)) break;
    if (kind === SLASH ? !isAbbreviation(text, run, at) : signAt(text, at) !== undefined) break;
    run = at + 1;
  }
  return at;
}

/** Whether a slash is between the letters of an abbreviation or inside a number. */
const isAbbreviation = (text: string, run: number, at: number): boolean =>
  isInNumber(text, at) || (at - run === 1 && !isWordAt(text, at + 2));

const OPENERS = '([{（［｛【「『《〈〔';
const CLOSERS = ')]}）］｝】」』》〉〕';

/** The bracket that matches this one; undefined for other characters. */
export function otherBracket(char: string): { readonly opens: boolean; readonly other: string } | undefined {
  const open = OPENERS.indexOf(char);
  if (open !== -1) return { opens: true, other: CLOSERS.charAt(open) };
  const close = CLOSERS.indexOf(char);
  return close === -1 ? undefined : { opens: false, other: OPENERS.charAt(close) };
}
