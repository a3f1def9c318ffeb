import { type Script, scriptOf } from '../../knowledge/scripts/letters/script-of.ts';
import { isDigit, isLetter, isMark } from '../../normalise/unicode.ts';
import type { Edit } from '../view/view.ts';

/** Scripts in which a single letter is not a word. */
const OF_LETTERS = new Set<Script>(['Latn', 'Cyrl', 'Grek', 'Arab', 'Hebr', 'Armn', 'Geor']);
const SEPARATORS = new Set(' \t.,-_*/·•~+|:;=\u00a0\u2009\u202f\u2013');
const FEWEST = 4;

type Place = { readonly end: number; readonly isAlone: boolean };

/** Joins four or more single letters separated by the same sign ("T o l b r e c h t", "T-o-l-b-r"). */
export function spacedLetterEdits(text: string): readonly Edit[] {
  const edits: Edit[] = [];
  for (let at = 0; at < text.length; ) {
    const word = wordAt(text, at);
    if (!word.isAlone) {
      at = word.end;
      continue;
    }
    const gaps: Edit[] = [];
    let end = word.end;
    let gap = gapAt(text, end);
    while (gap !== '' && (gaps.length === 0 || gap === gapOf(text, gaps[0]))) {
      const next = wordAt(text, end + gap.length);
      if (!next.isAlone) break;
      gaps.push({ start: end, end: end + gap.length, text: '' });
      end = next.end;
      gap = gapAt(text, end);
    }
    if (gaps.length + 1 >= FEWEST) edits.push(...gaps);
    at = end;
  }
  return edits;
}

const gapOf = (text: string, gap: Edit | undefined): string => text.slice(gap?.start, gap?.end);

/** One separating sign, or a dot and a space. */
function gapAt(text: string, at: number): string {
  const sign = text.charAt(at);
  if (!SEPARATORS.has(sign)) return '';
  return sign === '.' && text.charAt(at + 1) === ' ' ? '. ' : sign;
}

/** The word or sign at a position; `isAlone` for a word of one letter or digit. */
function wordAt(text: string, from: number): Place {
  let at = from;
  let letters = 0;
  let first = 0;
  while (at < text.length) {
    const code = text.codePointAt(at) ?? 0;
    const char = String.fromCodePoint(code);
    if (isLetter(char) || isDigit(char)) {
      if (letters === 0) first = code;
      letters++;
    } else if (letters === 0 || !isMark(char)) break;
    at += char.length;
  }
  if (letters === 0) return { end: from + ((text.codePointAt(from) ?? 0) > 0xffff ? 2 : 1), isAlone: false };
  const isAlone = letters === 1 && (OF_LETTERS.has(scriptOf(first)) || (first >= 0x30 && first <= 0x39));
  return { end: at, isAlone };
}
