import { plain } from './days.ts';
import type { JpRow } from './regimes.ts';

/** Letters before parts of a cell, and words for "unknown" (不明). */
const MARKS = /^(?:不明|[a-z]|aka|k|f|also|known|as|別称|旧称|別名|original|script|なし|及び|又は)$/u;

/** Cells of a row, without numbering. */
export function cellWords(row: JpRow): [column: string, words: string][] {
  return [...row].map(([column, cell]) => {
    const words = plain(cell).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
    return [column, words.filter((word) => !MARKS.test(word.toLowerCase())).join(' ')];
  });
}
