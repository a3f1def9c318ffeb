import type { Index } from '@namesake/engine';
import { readRow } from '../jsonl/row.ts';
import { type Screening, screenRow, screenRowSchema } from './screen-row.ts';

/** Lines of the input, undefined where one is too long. */
export type Block = readonly (string | undefined)[];

export type BlockAnswer = {
  /** A line for each row, in order, each with its newline. */
  readonly text: string;
  /** Rows that were answered; empty lines are not. */
  readonly rows: number;
  /** Of each row with members that were ignored, these. */
  readonly ignored: readonly (readonly string[])[];
};

/** Answers some lines. The same on whichever thread it runs. */
export function answerBlock(index: Index, screening: Screening, block: Block): BlockAnswer {
  const ignored: (readonly string[])[] = [];
  let [text, rows] = ['', 0];
  for (const line of block) {
    if (line?.trim() === '') continue;
    const row = readRow(line, screenRowSchema);
    const answer = 'error' in row ? { error: { code: row.error } } : screenRow(row.value, index, screening);
    if ('ignored' in row && row.ignored.length > 0) ignored.push(row.ignored);
    text += `${JSON.stringify({ id: row.id, ...answer })}\n`;
    rows += 1;
  }
  return { text, rows, ignored };
}
