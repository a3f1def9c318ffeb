import { isLetter } from '../../normalise/unicode.ts';
import type { Edit } from '../view/view.ts';
import {
  bytesOf,
  CODE_PAGE_437,
  CODE_PAGE_850,
  CODE_PAGE_866,
  KOI8_R,
  MAC_CYRILLIC,
  MAC_ROMAN,
  WINDOWS_1250,
  WINDOWS_1251,
  WINDOWS_1252,
  WINDOWS_1254,
} from './code-pages.ts';
import { utf8At } from './decode-bytes.ts';

/** Encodings that UTF-8 is wrongly decoded in, the most common first. */
const PAGES = [
  WINDOWS_1252,
  WINDOWS_1251,
  WINDOWS_1250,
  WINDOWS_1254,
  MAC_ROMAN,
  CODE_PAGE_437,
  CODE_PAGE_850,
  CODE_PAGE_866,
  KOI8_R,
  MAC_CYRILLIC,
].map(bytesOf);

/** By character code: the encodings in which it is a lead byte of UTF-8. */
const BEGINS = new Map<number, ReadonlyMap<number, number>[]>();
for (const page of PAGES) {
  for (const [code, byte] of page)
    if (byte >= 0xc2 && byte <= 0xf4) BEGINS.set(code, [...(BEGINS.get(code) ?? []), page]);
}

/** Quotation marks and dashes: if one of them is a lead byte, more evidence is needed. */
const MARKS = new Set('“”‘’„‚«»‹›–—…'.split('').map((char) => char.charCodeAt(0)));
const FEWEST_BY_MARKS = 3;

/** Quotation marks and dashes, which are the only characters outside ASCII in some names. */
const PUNCTUATION = /[\u00ab\u00bb\u2010-\u203a]/;

/** Whether some encoding has a character. */
const isByte = (code: number): boolean => PAGES.some((page) => page.has(code));

const SPACE = 0x20;
const NO_BREAK_SPACE = 0xa0;

/**
 * Undoes UTF-8 that was decoded in a single-byte encoding ("JosÃ©", "Р’РµР»"). A run outside ASCII is undone if all of
 * it is valid UTF-8; the result is empty unless it contains a letter, quotation mark or dash.
 */
export function mojibakeEdits(text: string): readonly Edit[] {
  const edits: Edit[] = [];
  for (let at = 0; at < text.length; at++) {
    if (text.charCodeAt(at) < 0x80) continue;
    const found = runOfAnyPage(text, at);
    if (found) edits.push(...found);
    const end = found?.at(-1)?.end ?? at;
    at = Math.max(at, end - 1);
    // Skips an invalid run as a whole; a character that no encoding has may precede a valid one.
    while (found === undefined && isByte(text.charCodeAt(at)) && text.charCodeAt(at + 1) >= 0x80) at++;
  }
  return edits.some((edit) => isLetter(edit.text) || PUNCTUATION.test(edit.text)) ? edits : [];
}

function runOfAnyPage(text: string, at: number): Edit[] | undefined {
  for (const page of BEGINS.get(text.charCodeAt(at)) ?? []) {
    const found = runAt(text, at, page);
    if (found) return found;
  }
  return undefined;
}

/** The characters that a run encodes; undefined unless it is valid UTF-8 throughout. */
function runAt(text: string, from: number, page: ReadonlyMap<number, number>): Edit[] | undefined {
  const edits: Edit[] = [];
  let hasSpace = false;
  let hasMark = false;
  // The second byte of "Р" is a no-break space in most encodings, which programs turn into a plain space.
  const byteAt = (i: number): number => {
    const code = text.charCodeAt(i);
    if (code === SPACE && i > from) return NO_BREAK_SPACE;
    return code < 0x80 ? -1 : (page.get(code) ?? -1);
  };
  let at = from;
  while (text.charCodeAt(at) >= 0x80) {
    const found = utf8At(byteAt, at);
    // A letter missing in the encoding ends the run: text in a script without spaces may follow.
    if (found === undefined) {
      if (page.has(text.charCodeAt(at))) return undefined;
      break;
    }
    const end = at + found.length;
    hasSpace ||= text.slice(at, end).includes(' ');
    hasMark ||= MARKS.has(text.charCodeAt(at));
    edits.push({ start: at, end, text: String.fromCodePoint(found.code) });
    at = end;
  }
  return edits.length < (hasMark ? FEWEST_BY_MARKS : hasSpace ? 2 : 1) ? undefined : edits;
}
