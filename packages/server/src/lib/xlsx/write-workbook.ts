import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { type Cell, cellXml, columnLetters } from './cell-xml.ts';
import { BOLD, sheetEnd, sheetPath, sheetStart, type WrittenSheet, workbookParts } from './workbook-parts.ts';

/** Row limit of Excel. */
const MAX_ROWS = 1_048_576;
const TEXT_AT_ONCE = 64 * 1024;

/** A column: its heading and its width in characters. */
type SheetColumn = { readonly heading: string; readonly width: number };

/** A table of a workbook. When a sheet is full, it continues on the next: `Rows`, `Rows 2` … */
type SheetTable = {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>;
};

/**
 * A workbook (XLSX) with a bold, frozen heading and a filter on every sheet. Written as it is read, so memory does not
 * grow with the rows. Destroying the stream also ends the row source.
 * @param madeAtMs time of the parts, Unix milliseconds
 * @param mostRows per sheet, including its heading
 */
export function writeWorkbook(tables: readonly SheetTable[], madeAtMs: number, mostRows = MAX_ROWS): Readable {
  const zip = new ZipFile();
  const mtime = new Date(madeAtMs);
  const sheets: WrittenSheet[] = [];
  const open = new Set<Readable>();
  /** In sequence: the number of sheets is only known at the end, so the workbook part comes last. */
  const write = async (): Promise<void> => {
    for (const table of tables) {
      const rows = new RowSource(table.rows);
      for (let [part, isEnd] = [1, false]; !isEnd; part += 1) {
        const name = part === 1 ? table.name : `${table.name} ${part}`;
        const content = Readable.from(
          sheetXml(table.columns, rows, mostRows, (filter, ended) => {
            isEnd = ended;
            sheets.push({ name, filter });
          }),
          { objectMode: false },
        );
        open.add(content);
        await new Promise<void>((resolve, reject) => {
          content.once('end', resolve).once('error', reject);
          zip.addReadStream(content, sheetPath(sheets.length + 1), { mtime });
        });
        open.delete(content);
      }
    }
    for (const [path, text] of workbookParts(sheets)) zip.addBuffer(Buffer.from(text), path, { mtime });
    zip.end();
  };
  const output = zip.outputStream.pipe(new PassThrough());
  output.once('close', () => {
    for (const content of open) content.destroy();
  });
  write().catch((error: Error) => void output.destroy(error));
  return output;
}

async function* sheetXml(
  columns: readonly SheetColumn[],
  rows: RowSource,
  mostRows: number,
  ended: (filter: string, isEnd: boolean) => void,
): AsyncGenerator<Buffer> {
  let isWritten = false;
  try {
    const headings = columns.map(({ heading }) => heading);
    let text = sheetStart(columns.map(({ width }) => width)) + rowXml(headings, 1, BOLD);
    let count = 1;
    while (count < mostRows) {
      const row = await rows.take();
      if (row === undefined) break;
      count += 1;
      text += rowXml(row, count);
      if (text.length < TEXT_AT_ONCE) continue;
      yield Buffer.from(text);
      text = '';
    }
    const filter = `A1:${columnLetters(columns.length - 1)}${count}`;
    ended(filter, await rows.isEmpty());
    isWritten = true;
    yield Buffer.from(text + sheetEnd(filter));
  } finally {
    // The reader is gone, so the row source must end too.
    if (!isWritten) await rows.end();
  }
}

/** Rows one by one, and whether there are more: a sheet that is exactly full needs no successor. */
class RowSource {
  readonly #rows: AsyncGenerator<readonly Cell[]>;
  #next: Promise<IteratorResult<readonly Cell[]>> | undefined;

  constructor(rows: SheetTable['rows']) {
    this.#rows = each(rows);
  }

  async isEmpty(): Promise<boolean> {
    this.#next ??= this.#rows.next();
    return (await this.#next).done === true;
  }

  async take(): Promise<readonly Cell[] | undefined> {
    const { done, value } = await (this.#next ?? this.#rows.next());
    this.#next = undefined;
    return done === true ? undefined : value;
  }

  async end(): Promise<void> {
    await this.#rows.return(undefined);
  }
}

const rowXml = (cells: readonly Cell[], number: number, style = 0): string =>
  `<row r="${number}">${cells.map((cell, at) => cellXml(cell, `${columnLetters(at)}${number}`, style)).join('')}</row>`;

async function* each<T>(all: AsyncIterable<T> | Iterable<T>): AsyncGenerator<T> {
  yield* all;
}
