import { membersOf, textValue } from '../../fields/members.ts';
import { CsvRows } from '../../formats/csv-rows.ts';
import { JsonLimits } from '../../formats/json-limits.ts';
import { TextLines } from '../../formats/text-lines.ts';
import type { BytePipe, PipeEnd, TextPipe } from '../../formats/text-pipe.ts';
import { Utf8Pipe } from '../../formats/utf8-pipe.ts';
import { LOST } from '../../formats/xlsx/cells.ts';
import { readWorkbook } from '../../formats/xlsx/read-workbook.ts';
import { ListRefused } from '../../list/list-refused.ts';
import type { PrivateMapping } from './mapping.ts';
import type { PrivateReader } from './private-reader.ts';

const MAX_PACKED_BYTES = 64 * 1024 * 1024;
const MAX_LINE = 4 * 1024 * 1024;
const MAX_LINES_BEFORE_HEADINGS = 10;

/** The pipe for a private list, by its file name. */
export function privatePipe(fileName: string, reader: PrivateReader, mapping: PrivateMapping): BytePipe {
  const file = fileName.replace(/\.gz$/i, '').toLowerCase();
  if (file.endsWith('.xlsx')) return new PrivateWorkbookPipe(reader, mapping);
  return new Utf8Pipe(/\.(?:jsonl|ndjson)$/.test(file) ? new PrivateLinesPipe(reader) : new PrivateCsvPipe(reader));
}

/** CSV with any separator: headings in the first row, then one row per party. */
class PrivateCsvPipe implements TextPipe {
  readonly #reader: PrivateReader;
  readonly #rows: CsvRows;
  #row = 0;

  constructor(reader: PrivateReader) {
    this.#reader = reader;
    this.#rows = new CsvRows((cells, line) => {
      this.#row += 1;
      if (this.#row === 1) reader.headings(cells, line);
      else reader.row(cells, line);
    });
  }

  get listId(): string {
    return this.#reader.listId;
  }

  get position() {
    return { line: this.#rows.line, column: 0 };
  }

  write(text: string): void {
    this.#rows.write(text);
  }

  end(): PipeEnd {
    this.#rows.end();
    if (this.#row === 0) throw new ListRefused('no_records', 'has no headings');
    return this.#reader.end();
  }
}

/** JSON lines: one object per party; a mapping's headings are its members. */
class PrivateLinesPipe implements TextPipe {
  readonly #reader: PrivateReader;
  readonly #lines = new TextLines(
    MAX_LINE,
    (line) => this.#line(line),
    () => new ListRefused('malformed', 'has a line without end'),
  );
  #row = 0;

  constructor(reader: PrivateReader) {
    this.#reader = reader;
  }

  get listId(): string {
    return this.#reader.listId;
  }

  get position() {
    return { line: this.#row + 1, column: 0 };
  }

  write(text: string): void {
    this.#lines.write(text);
  }

  end(): PipeEnd {
    this.#lines.end();
    return this.#reader.end();
  }

  #line(line: string): void {
    this.#row += 1;
    const text = line.replace(/^\uFEFF/, '').trim();
    if (text === '') return;
    new JsonLimits().write(text);
    const members = membersOf(parsed(text));
    if (members.size === 0) {
      this.#reader.tell(this.#row, 'is no JSON object: it may be cut off');
      return;
    }
    this.#reader.record((member) => textsOf(members.get(member)), this.#row);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function textsOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).map(textValue).filter((text) => text !== undefined);
}

/** A workbook: the sheet named in the mapping, or the first with its headings. */
class PrivateWorkbookPipe implements BytePipe {
  readonly #reader: PrivateReader;
  readonly #mapping: PrivateMapping;
  readonly #chunks: Buffer[] = [];
  #bytes = 0;

  constructor(reader: PrivateReader, mapping: PrivateMapping) {
    this.#reader = reader;
    this.#mapping = mapping;
  }

  get listId(): string {
    return this.#reader.listId;
  }

  write(chunk: Buffer): void {
    this.#bytes += chunk.length;
    if (this.#bytes > MAX_PACKED_BYTES) throw new ListRefused('too_large', 'is a spreadsheet of more than 64 MB');
    this.#chunks.push(Buffer.from(chunk));
  }

  end(): PipeEnd {
    const { sheets } = readWorkbook(Buffer.concat(this.#chunks), LOST);
    const named = sheets.filter(({ name }) => this.#mapping.sheet === undefined || name === this.#mapping.sheet);
    if (named.length === 0) {
      const there = sheets.map(({ name }) => `"${name}"`).join(', ');
      throw new ListRefused(
        'mapping',
        `has no sheet "${this.#mapping.sheet ?? ''}", which its mapping names; it has ${there}`,
      );
    }
    const top = (sheet: (typeof sheets)[number]) => sheet.rows().slice(0, MAX_LINES_BEFORE_HEADINGS);
    const sheet = named.find((each) => top(each).some((cells) => this.#reader.isHeadings(cells))) ?? named[0];
    if (sheet === undefined) throw new ListRefused('no_records', 'has no sheet');
    const at = Math.max(
      0,
      top(sheet).findIndex((cells) => this.#reader.isHeadings(cells)),
    );
    this.#reader.headings(sheet.rows()[at] ?? [], at + 1);
    sheet.rows().forEach((cells, row) => {
      if (row > at) this.#reader.row(cells, sheet.rowNumber?.(row) ?? row + 1);
    });
    return this.#reader.end();
  }
}
