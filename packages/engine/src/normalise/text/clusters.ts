import { foldCase, isHidden, isMark } from '../unicode.ts';

/** A base character with its marks, folded, and its position in the text (UTF-16 offsets, end exclusive). */
export type Cluster = { readonly text: string; readonly start: number; readonly end: number };

export type Clusters = { readonly clusters: readonly Cluster[]; readonly hiddenRemoved: boolean };

/** A stand-alone accent is typed instead of an apostrophe; composition would turn it into a space. */
const SPACING_ACCENTS = new Set([
  '\u00b4',
  '\u02ca',
  '\u02cb',
  '\u0384',
  '\u1fbd',
  '\u1fbf',
  '\u1fef',
  '\u1ffd',
  '\u1ffe',
]);

/** Conjoining Hangul vowels and finals, half-width kana voicing: they belong to the character before them. */
const joinsPrevious = (code: number): boolean =>
  (code >= 0x1160 && code <= 0x11ff) || (code >= 0xd7b0 && code <= 0xd7fb) || code === 0xff9e || code === 0xff9f;

/**
 * Splits a text into clusters and folds each on its own, so every folded character keeps its position in the submitted
 * text. Hidden characters (zero-width, bidi, control) are dropped and reported.
 */
export function clustersOf(text: string): Clusters {
  const clusters: Cluster[] = [];
  let hiddenRemoved = false;
  let base = '';
  let start = 0;
  let end = 0;
  const flush = () => {
    if (base !== '') clusters.push({ text: SPACING_ACCENTS.has(base) ? "'" : foldCase(base), start, end });
    base = '';
  };
  for (let i = 0; i < text.length; ) {
    const code = text.codePointAt(i) ?? 0;
    const size = code > 0xffff ? 2 : 1;
    if (code >= 0x20 && code < 0x7f) {
      flush();
      const next = text.charCodeAt(i + 1);
      if (next >= 0x20 && next < 0x7f) clusters.push({ text: lowerAscii(code), start: i, end: i + 1 });
      else [base, start, end] = [text[i] ?? '', i, i + 1];
    } else {
      const char = String.fromCodePoint(code);
      if (isHidden(char)) hiddenRemoved = true;
      else if (base !== '' && (isMark(char) || joinsPrevious(code))) [base, end] = [base + char, i + size];
      else {
        flush();
        [base, start, end] = [char, i, i + size];
      }
    }
    i += size;
  }
  flush();
  return { clusters, hiddenRemoved };
}

const lowerAscii = (code: number): string => String.fromCharCode(code >= 0x41 && code <= 0x5a ? code + 32 : code);
