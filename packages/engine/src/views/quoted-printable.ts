import { decodeBytes } from './decode-bytes.ts';
import type { Edit } from './view.ts';

const RUN = /(?:=(?:[0-9a-f]{2}|[ \t]{0,8}\r?\n))+/gi;
const PART = /=(?:([0-9a-f]{2})|[ \t]{0,8}\r?\n)/gi;

/** Undoes quoted-printable (`=C3=A9`, soft line breaks), also where a line break cuts a character in two. */
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
    edits.push(...decodeBytes(placed));
  }
  return edits;
}
