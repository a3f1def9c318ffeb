import type { Edit } from '../view/view.ts';
import { CODE_PAGE_866, KOI8_R, WINDOWS_1250, WINDOWS_1251, WINDOWS_1252, WINDOWS_1254 } from './code-pages.ts';
import { decodeBytes, type PlacedBytes } from './decode-bytes.ts';

const WORD = /=\?([\w-]{2,24})(?:\*[\w-]{0,12})?\?([bq])\?([ ->@-~]{0,2000})\?=/gi;

/** Single-byte charsets; any other is decoded as UTF-8, or as Windows-1252 if it is invalid UTF-8. */
const CODE_PAGES: Readonly<Record<string, string>> = {
  'iso-8859-1': WINDOWS_1252,
  'iso-8859-9': WINDOWS_1254,
  'iso-8859-15': WINDOWS_1252,
  'windows-1250': WINDOWS_1250,
  'windows-1251': WINDOWS_1251,
  'windows-1252': WINDOWS_1252,
  'windows-1254': WINDOWS_1254,
  'koi8-r': KOI8_R,
  'koi8-u': KOI8_R,
  ibm866: CODE_PAGE_866,
  cp866: CODE_PAGE_866,
};

/**
 * Undoes encoded words of e-mail headers (`=?UTF-8?B?…?=`, `=?koi8-r?Q?…?=`) and removes white space between two of
 * them.
 */
export function encodedWordEdits(text: string): readonly Edit[] {
  if (!text.includes('=?')) return [];
  const edits: Edit[] = [];
  let last = -1;
  for (const { 0: all, 1: charset = '', 2: kind = '', 3: payload = '', index } of text.matchAll(WORD)) {
    const end = index + all.length;
    if (last >= 0 && text.slice(last, index).trim() === '' && last < index)
      edits.push({ start: last, end: index, text: '' });
    const at = end - 2 - payload.length;
    const placed = kind.toLowerCase() === 'b' ? fromBase64(payload, at) : fromQ(payload, at);
    const letters = decodeBytes(placed, CODE_PAGES[charset.toLowerCase()]);
    edits.push(...covering(letters, index, end));
    last = end;
  }
  return edits;
}

/** The characters of a word; the first and last cover the markup around them. */
function covering(letters: readonly Edit[], start: number, end: number): readonly Edit[] {
  if (letters.length === 0) return [{ start, end, text: '' }];
  return letters.map((letter, i) => ({
    start: i === 0 ? start : letter.start,
    end: i === letters.length - 1 ? end : letter.end,
    text: letter.text,
  }));
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const SIXBITS: ReadonlyMap<string, number> = new Map(Array.from(DIGITS, (digit, i) => [digit, i]));

/** A digit may hold bits of two bytes; it is assigned to the first, so that positions do not overlap. */
function fromBase64(payload: string, at: number): PlacedBytes {
  const placed = { bytes: [] as number[], starts: [] as number[], ends: [] as number[] };
  let [bits, count] = [0, 0];
  for (let i = 0; i < payload.length; i++) {
    const value = SIXBITS.get(payload.charAt(i));
    if (value === undefined) continue;
    bits = ((bits << 6) | value) & 0xfff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    placed.bytes.push((bits >> count) & 0xff);
    placed.starts.push(placed.ends.at(-1) ?? at);
    placed.ends.push(at + i + 1);
  }
  return placed;
}

function fromQ(payload: string, at: number): PlacedBytes {
  const placed = { bytes: [] as number[], starts: [] as number[], ends: [] as number[] };
  for (let i = 0; i < payload.length; ) {
    const hex = /^=([0-9a-f]{2})/i.exec(payload.slice(i, i + 3))?.[1];
    const length = hex === undefined ? 1 : 3;
    const code = payload.charCodeAt(i);
    placed.bytes.push(hex === undefined ? (code === 0x5f ? 0x20 : code & 0xff) : Number.parseInt(hex, 16));
    placed.starts.push(at + i);
    placed.ends.push(at + i + length);
    i += length;
  }
  return placed;
}
