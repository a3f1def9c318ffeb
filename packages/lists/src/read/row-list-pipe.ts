import { ListRefused } from '../list-refused.ts';
import type { ReaderOptions, RowReader } from '../source.ts';
import { ROW_FORMATS } from '../sources/registry.ts';
import { checkList } from './check-list.ts';
import { CsvRows } from './csv-rows.ts';
import type { PipeEnd, TextPipe } from './text-pipe.ts';

/** CSV text in, records out: finds the format by the first row. */
export class RowListPipe implements TextPipe {
  readonly #options: ReaderOptions;
  readonly #rows: CsvRows;
  #reader: RowReader | undefined;

  constructor(options: ReaderOptions) {
    this.#options = options;
    this.#rows = new CsvRows((cells) => {
      this.#reader ??= this.#open(cells);
      this.#reader.row(cells);
    });
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
    if (this.#reader === undefined) throw new ListRefused('no_records', 'has no row');
    const facts = this.#reader.end();
    checkList(this.#reader.source, this.#options);
    return { source: this.#reader.source, facts };
  }

  #open(first: readonly string[]): RowReader {
    const format = ROW_FORMATS.find((candidate) => candidate.recognises(first));
    if (format === undefined)
      throw new ListRefused('unsupported_format', 'is text, but no CSV file of a list that is read');
    return format.open(this.#options);
  }
}
