import type { Edit } from '../view/view.ts';
import { decodeBytes } from './decode-bytes.ts';

const RUN = /(?:=(?:[0-9a-f]{2}|[ \t]{0,8}\r?\n))+/gi;
const PART = /=(?:([0-9a-f]{2})|[ \t]{0,8}\r?\n)/gi;

/**
 * Whether a single code is likely to be one: inside a word ("Jos=E9"), or for a sign that encoders always encode. Not
 * in "vendor=ADH".
 */
const isLikely = (text: string, at: number): boolean =>
  /^=(?:20|3d|2e|0a|0d|09|\s*[\r\n])/i.test(text.slice(at, at + 12)) ||
  (/[a-z]/i.test(text.charAt(at - 1)) &&
    /^=[89a-f][0-9a-f](?:[a-z\s.,;]|$)/i.test(text.slice(at, at + 4)) &&
    !/[A-Z]/.test(text.charAt(at + 3)));

/** Undoes quoted-printable (`=C3=A9`, soft line breaks), even if a line break splits a character. */
export function quotedPrintableEdits(text: string): readonly Edit[] {
  if (!text.includes('=')) return [];
  const edits: Edit[] = [];
  for (const { 0: run, index } of text.matchAll(RUN)) {
    const placed = { bytes: [] as number[], starts: [] as number[], ends: [] as number[] };
    for (const { 0: part, 1: hex, index: at } of run.matchAll(PART)) {
      const [start, end] = [index + at, index + at + part.length];
      const last = placed.ends.length - 1;
      if (hex !== undefined) {
        placed.bytes.push(Number.parseInt(hex, 16));
        placed.starts.push(start);
        placed.ends.push(end);
      } else if (last >= 0) placed.ends[last] = end;
      else edits.push({ start, end, text: '' });
    }
    if (run.length > 3 || isLikely(text, index)) edits.push(...decodeBytes(placed));
  }
  return edits;
}
