import { ListRefused, streamWorkbook } from '@namesake/lists';
import { answerInThread } from '../lib/threads/answer-in-thread.ts';
import { stepBack } from '../lib/threads/step-back.ts';
import type { Sheet } from '../modules/batches/store/batch.ts';
import type { FirstRows } from './lay-out.ts';
import { sheetLine } from './sheet-file.ts';

/** A sheet of a workbook, with its first rows. */
export type UnpackedSheet = Sheet & {
  readonly first: FirstRows;
  /** Whether any cell contains words, also beyond the first rows. */
  readonly hasWords: boolean;
};

export type SpreadsheetOrder = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Number of messages that may be sent before one is stored. */
  readonly credit: Int32Array<SharedArrayBuffer>;
  readonly firstRows: number;
};

/** Sheets of a workbook, or why it cannot be read. The lines are sent before, as messages. */
export type SpreadsheetResult = { readonly sheets: readonly UnpackedSheet[] } | { readonly refused: string };

/** Excel's own limit of rows, plus a margin for other programs. */
const LIMITS = { bytes: 512 * 1024 * 1024, records: 1_100_000, sheets: 100 };
const LETTERS = /\p{L}/u;
const CHUNK_CHARACTERS = 256 * 1024;

/** Sends lines no faster than they are stored, so that a sheet never has to fit in memory. */
class LineSender {
  readonly #credit: SpreadsheetOrder['credit'];
  readonly #tell: (lines: string) => void;
  #text = '';

  constructor(credit: SpreadsheetOrder['credit'], tell: (lines: string) => void) {
    this.#credit = credit;
    this.#tell = tell;
  }

  add(line: string): void {
    this.#text += line;
    if (this.#text.length >= CHUNK_CHARACTERS) this.flush();
  }

  flush(): void {
    if (this.#text === '') return;
    Atomics.wait(this.#credit, 0, 0);
    Atomics.sub(this.#credit, 0, 1);
    this.#tell(this.#text);
    this.#text = '';
  }
}

stepBack();
await answerInThread<SpreadsheetOrder, SpreadsheetResult, string>(({ bytes, credit, firstRows }, { tell }) => {
  const sender = new LineSender(credit, tell);
  const sheets: { name: string; hidden: boolean; rows: number; first: (readonly string[])[]; hasWords: boolean }[] = [];
  try {
    streamWorkbook(Buffer.from(bytes), LIMITS, {
      onSheet: (name, hidden) => void sheets.push({ name, hidden, rows: 0, first: [], hasWords: false }),
      onRow: (cells, number) => {
        const sheet = sheets.at(-1);
        if (sheet === undefined) return;
        sheet.rows += 1;
        sheet.hasWords ||= cells.some((cell) => LETTERS.test(cell));
        if (sheet.first.length < firstRows) sheet.first.push(cells);
        sender.add(sheetLine(sheets.length, number, cells));
      },
    });
    sender.flush();
    return { sheets };
  } catch (error) {
    if (error instanceof ListRefused) return { refused: error.message };
    throw error;
  }
});
