import { parentPort, workerData } from 'node:worker_threads';
import { ListRefused, streamWorkbook } from '@namesake/lists';
import { stepBack } from '../lib/threads/step-back.ts';
import { sheetLine } from './sheet-file.ts';
import type { SpreadsheetMessage, SpreadsheetOrder, UnpackedSheet } from './spreadsheet.ts';

/** Excel's own limit of rows, and a little for what other programs write. */
const LIMITS = { bytes: 512 * 1024 * 1024, records: 1_100_000, sheets: 100 };
const CHUNK_CHARACTERS = 256 * 1024;

const port = parentPort;
if (port === null) throw new Error('spreadsheet-thread.ts runs as a worker only');
stepBack();
const { bytes, credit, firstRows }: SpreadsheetOrder = workerData;
const send = (message: SpreadsheetMessage): void => port.postMessage(message);

/** Hands lines over as fast as they are stored: the whole sheet must not wait in memory. */
class HandedLines {
  #text = '';

  add(line: string): void {
    this.#text += line;
    if (this.#text.length >= CHUNK_CHARACTERS) this.flush();
  }

  flush(): void {
    if (this.#text === '') return;
    Atomics.wait(credit, 0, 0);
    Atomics.sub(credit, 0, 1);
    send({ lines: this.#text });
    this.#text = '';
  }
}

const lines = new HandedLines();
const sheets: { name: string; hidden: boolean; rows: number; first: (readonly string[])[] }[] = [];

try {
  streamWorkbook(Buffer.from(bytes), LIMITS, {
    onSheet: (name, hidden) => void sheets.push({ name, hidden, rows: 0, first: [] }),
    onRow: (cells, number) => {
      const sheet = sheets.at(-1);
      if (sheet === undefined) return;
      sheet.rows += 1;
      if (sheet.first.length < firstRows) sheet.first.push(cells);
      lines.add(sheetLine(sheets.length, number, cells));
    },
  });
  lines.flush();
  send({ sheets: sheets satisfies readonly UnpackedSheet[] });
} catch (error) {
  if (!(error instanceof ListRefused)) throw error;
  send({ refused: error.message });
}
