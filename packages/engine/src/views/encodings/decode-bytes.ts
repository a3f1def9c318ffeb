import type { Edit } from '../view/view.ts';
import { WINDOWS_1252 } from './code-pages.ts';

/** A UTF-8 character: its code point and its length in bytes. */
type Decoded = { readonly code: number; readonly length: number };

/** The UTF-8 character that starts at a byte; undefined if there is none. Overlong forms and surrogates are invalid. */
export function utf8At(byteAt: (i: number) => number, at: number): Decoded | undefined {
  const lead = byteAt(at);
  if (lead < 0x80) return lead < 0 ? undefined : { code: lead, length: 1 };
  const length =
    lead >= 0xc2 && lead < 0xe0 ? 2 : lead >= 0xe0 && lead < 0xf0 ? 3 : lead >= 0xf0 && lead < 0xf5 ? 4 : 0;
  if (length === 0) return undefined;
  let code = lead & (0xff >> (length + 1));
  for (let i = 1; i < length; i++) {
    const next = byteAt(at + i);
    if (next < 0x80 || next > 0xbf) return undefined;
    code = (code << 6) | (next & 0x3f);
  }
  const least = length === 2 ? 0x80 : length === 3 ? 0x800 : 0x10000;
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  return code < least || code > 0x10ffff || isSurrogate ? undefined : { code, length };
}

/** Bytes with the positions at which they were written. */
export type PlacedBytes = { readonly bytes: number[]; readonly starts: number[]; readonly ends: number[] };

/**
 * One edit for each character that the bytes encode: UTF-8, or else a single byte of a code page.
 * @param codePage its upper half; text known to be in a single-byte encoding is never decoded as UTF-8
 */
export function decodeBytes({ bytes, starts, ends }: PlacedBytes, codePage?: string): Edit[] {
  const edits: Edit[] = [];
  const byteAt = (i: number): number => bytes[i] ?? -1;
  for (let i = 0; i < bytes.length; ) {
    const found = codePage === undefined || byteAt(i) < 0x80 ? utf8At(byteAt, i) : undefined;
    const length = found?.length ?? 1;
    const text =
      found === undefined ? (codePage ?? WINDOWS_1252).charAt(byteAt(i) - 0x80) : String.fromCodePoint(found.code);
    edits.push({ start: starts[i] ?? 0, end: ends[i + length - 1] ?? 0, text });
    i += length;
  }
  return edits;
}
