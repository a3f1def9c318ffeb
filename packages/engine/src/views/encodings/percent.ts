import type { Edit } from '../view/view.ts';
import { decodeBytes } from './decode-bytes.ts';

const CODES = /(?:%[0-9a-f]{2})+|%u([0-9a-f]{4})|\+/gi;

/** Undoes percent-encoding (`%D0%9F`, `%u041F`). A plus is a space only if there are such codes. */
export function percentEdits(text: string): readonly Edit[] {
  if (!text.includes('%')) return [];
  const edits: Edit[] = [];
  let hasCode = false;
  for (const { 0: code, 1: unit, index } of text.matchAll(CODES)) {
    const end = index + code.length;
    if (code === '+') edits.push({ start: index, end, text: ' ' });
    else {
      hasCode = true;
      if (unit !== undefined) edits.push({ start: index, end, text: String.fromCharCode(Number.parseInt(unit, 16)) });
      else edits.push(...bytesOf(code, index));
    }
  }
  return hasCode ? edits : [];
}

function bytesOf(codes: string, index: number): Edit[] {
  const placed = { bytes: [] as number[], starts: [] as number[], ends: [] as number[] };
  for (let i = 0; i < codes.length; i += 3) {
    placed.bytes.push(Number.parseInt(codes.slice(i + 1, i + 3), 16));
    placed.starts.push(index + i);
    placed.ends.push(index + i + 3);
  }
  return decodeBytes(placed);
}
