import { CsvRows } from '../../formats/csv-rows.ts';
import type { RowFormat, RowReader } from '../../formats/format.ts';
import type { PipeEnd, TextPipe } from '../../formats/text-pipe.ts';
import { ListRefused } from '../../list/list-refused.ts';
import type { ReaderOptions } from '../../list/record.ts';
import { ROW_FORMATS } from '../../registry/registry.ts';
import { changedTable } from '../drift/changed-format.ts';
import { checkList } from './check-list.ts';
import { mappingHint } from './mapping-hint.ts';

/** The format of a file of rows that begins like this; undefined if no known list does. */
export function rowFormatOf(head: string): RowFormat | undefined {
  const rows: (readonly string[])[] = [];
  const reader = new CsvRows((cells) => void (rows.length < 2 && rows.push(cells)));
  try {
    reader.write(head);
    reader.end();
  } catch {
    // The head may end anywhere, even inside a quoted cell.
  }
  return formatOf(rows[0] ?? [], rows[1] ?? []);
}

function formatOf(first: readonly string[], second: readonly string[]): RowFormat | undefined {
  return ROW_FORMATS.find((candidate) => candidate.recognises(first, second));
}

/** Parses CSV text into records: the first two rows decide the format. */
export class RowListPipe implements TextPipe {
  readonly #options: ReaderOptions;
  readonly #rows: CsvRows;
  #first: readonly string[] | undefined;
  #reader: RowReader | undefined;
  #form = '';

  constructor(options: ReaderOptions) {
    this.#options = options;
    this.#rows = new CsvRows((cells) => this.#row(cells));
  }

  get listId(): string | undefined {
    return this.#reader?.source.id;
  }

  get position() {
    return { line: this.#rows.line, column: 0 };
  }

  write(text: string): void {
    this.#rows.write(text);
  }

  end(): PipeEnd {
    this.#rows.end();
    if (this.#first === undefined) throw new ListRefused('no_records', 'has no row');
    const reader = this.#reader ?? this.#open(this.#first, []);
    const facts = reader.end();
    checkList(reader.source, this.#options);
    return { source: reader.source, facts, form: this.#form };
  }

  #row(cells: readonly string[]): void {
    if (this.#first === undefined) this.#first = cells;
    else if (this.#reader === undefined) this.#open(this.#first, cells).row(cells);
    else this.#reader.row(cells);
  }

  #open(first: readonly string[], second: readonly string[]): RowReader {
    const format = formatOf(first, second);
    if (format === undefined)
      throw (
        changedTable([first, second]) ??
        new ListRefused(
          'unsupported_format',
          `is text, but no CSV file of a list that is read${mappingHint(this.#options.fileName)}`,
        )
      );
    this.#options.onForm?.(format.name);
    const reader = format.open(this.#options);
    this.#reader = reader;
    this.#form = format.name;
    reader.row(first);
    return reader;
  }
}
