import { scriptOf } from '../knowledge/scripts/letters/script-of.ts';
import { isDigit, isHidden, isLetter, isMark, plainText } from '../normalise/unicode.ts';

/** A run of letters and digits of one kind: Latin letters and digits, or letters of one other script. */
export type Atom = {
  /** Digits as ASCII, without marks and invisible characters; case as written. */
  readonly text: string;
  readonly upper: string;
  /** Lower case, the form in which labels are compared. */
  readonly word: string;
  readonly digits: number;
  /** UTF-16 offsets in the text as submitted, end exclusive. */
  readonly start: number;
  readonly end: number;
  /** The characters before it: none, those that one number may contain, or others. */
  readonly before: Gap;
};

export type Gap = 'none' | 'group' | 'break';

/** Signs that may separate the groups of one number: spaces, dots, dashes, slashes, brackets. All others end it. */
const GROUPING = new Set(" \t\n\r-./_,'()[]\u00b7\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2044\u2215\u30fb");
/** Maximum number of signs between two groups of a number. */
const LONGEST_GAP = 3;
const NUMERO = '№';

/** Splits a text where identifiers may begin and end. Hidden characters are skipped: they occur inside numbers. */
export function atomsOf(text: string): Atom[] {
  const atoms: Atom[] = [];
  let [run, start, end, digits, kind, gap, gapLength] = ['', 0, 0, 0, '', 'break' as Gap, 0];
  const flush = (): void => {
    if (run !== '') {
      const [upper, word] = [run.toUpperCase(), run.toLowerCase()];
      atoms.push({ text: run, upper, word, digits, start, end, before: gap });
      [gap, gapLength] = ['none', 0];
    }
    [run, digits] = ['', 0];
  };
  const separate = (char: string): void => {
    flush();
    gapLength++;
    gap = gap !== 'break' && GROUPING.has(char) && gapLength <= LONGEST_GAP ? 'group' : 'break';
  };
  const take = (char: string, charKind: string, from: number, to: number): void => {
    if (run !== '' && kind !== charKind) flush();
    if (run === '') [start, kind] = [from, charKind];
    run += char;
    end = to;
  };
  for (let i = 0; i < text.length; ) {
    const code = text.codePointAt(i) ?? 0;
    const to = i + (code > 0xffff ? 2 : 1);
    if (code < 0x80) {
      const char = text.charAt(i);
      if (isDigit(char)) {
        take(char, LATIN, i, to);
        digits++;
      } else if (isLetter(char)) take(char, LATIN, i, to);
      else if (code >= 0x20 || GROUPING.has(char)) separate(char);
    } else takeOther(String.fromCodePoint(code), i, to);
    i = to;
  }
  flush();
  return atoms;

  function takeOther(char: string, from: number, to: number): void {
    if (isHidden(char)) return;
    if (isMark(char)) {
      if (run !== '') end = to;
      return;
    }
    if (char === NUMERO) {
      separate(' ');
      return;
    }
    for (const part of plainText(char)) {
      if (isDigit(part)) {
        take(part, LATIN, from, to);
        digits++;
      } else if (isLetter(part)) {
        const script = scriptOf(part.codePointAt(0) ?? 0);
        take(part, script === 'Latn' ? LATIN : script, from, to);
      } else separate(part);
    }
  }
}

const LATIN = 'Latn';
