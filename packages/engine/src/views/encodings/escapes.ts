import type { Edit } from '../view/view.ts';
import { decodeBytes } from './decode-bytes.ts';

const ESCAPE =
  /\\(?:u\{0{0,8}([0-9a-fA-F]{1,6})\}|u{1,8}([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([nrtfvb0])|([\\/"'`&<>=-]))|(?:\\(?:x[0-9a-fA-F]{2}|[0-3][0-7]{2}))+/g;
const BYTE = /\\(?:x([0-9a-fA-F]{2})|([0-3][0-7]{2}))/g;
const WHITE: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

/**
 * Undoes the escapes of JSON, JavaScript, Java, C and Python: `\u0441`, `\u{441}`, `\U00000441`, `\xD1\x81`,
 * `\321\201`, `\n`, `\/`. Bytes are decoded as UTF-8 if they are valid.
 */
export function escapeEdits(text: string): readonly Edit[] {
  if (!text.includes('\\')) return [];
  const edits: Edit[] = [];
  for (const { 0: all, 1: braced, 2: unit, 3: long, 4: white, 5: sign, index } of text.matchAll(ESCAPE)) {
    const [start, end] = [index, index + all.length];
    const hex = braced ?? long;
    if (hex !== undefined) {
      const code = Number.parseInt(hex, 16);
      if (code <= 0x10ffff) edits.push({ start, end, text: String.fromCodePoint(code) });
    } else if (unit !== undefined) edits.push({ start, end, text: String.fromCharCode(Number.parseInt(unit, 16)) });
    else if (white !== undefined) edits.push({ start, end, text: WHITE[white] ?? ' ' });
    else if (sign !== undefined) edits.push({ start, end, text: sign });
    else edits.push(...bytesOf(all, index));
  }
  return edits;
}

function bytesOf(run: string, index: number): Edit[] {
  const placed = { bytes: [] as number[], starts: [] as number[], ends: [] as number[] };
  for (const { 0: all, 1: hex, 2: octal, index: at } of run.matchAll(BYTE)) {
    placed.bytes.push(hex === undefined ? Number.parseInt(octal ?? '0', 8) : Number.parseInt(hex, 16));
    placed.starts.push(index + at);
    placed.ends.push(index + at + all.length);
  }
  return decodeBytes(placed);
}
