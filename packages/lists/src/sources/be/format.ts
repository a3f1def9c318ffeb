import { parseDay } from '../../fields/parse-day.ts';
import type { RowFormat, RowReader } from '../../formats/format.ts';
import { headingKey } from '../../formats/row-groups.ts';
import { ListRefused } from '../../list/list-refused.ts';
import type { FileFacts, ReaderOptions } from '../../list/record.ts';
import { BE_FPS } from './source.ts';
import { type BeRow, linesOf, toListing, valuesIn } from './to-listing.ts';

const NEEDED = ['type', 'wholename', 'embargos'];

/** The Belgian list: separated by `;`, one row per party. */
export const BE_FORMAT: RowFormat = {
  name: 'Belgian CSV',
  recognises: (first) => NEEDED.every((key) => first.map(headingKey).includes(key)),
  open: (options) => new BeReader(options),
};

class BeReader implements RowReader {
  readonly source = BE_FPS;
  readonly #onRecord: ReaderOptions['onRecord'];
  #columns: readonly string[] | undefined;
  /** Held until the file's date is known: two-digit birth years are resolved by it. */
  readonly #rows: BeRow[] = [];
  #newest: string | undefined;

  constructor({ onRecord }: ReaderOptions) {
    this.#onRecord = onRecord;
  }

  row(cells: readonly string[]): void {
    if (this.#columns === undefined) {
      this.#columns = cells.map(headingKey);
      return;
    }
    if (cells.length !== this.#columns.length) {
      throw new ListRefused(
        'truncated',
        `has a row of ${cells.length} cells, not ${this.#columns.length}: fetch it again`,
      );
    }
    const row: BeRow = new Map(this.#columns.map((column, at) => [column, cells[at] ?? '']));
    for (const text of linesOf(row, 'publicationdate')) {
      const day = parseDay(text.slice(0, 10));
      if (day !== undefined && (this.#newest === undefined || day > this.#newest)) this.#newest = day;
    }
    this.#rows.push(row);
  }

  end(): FileFacts {
    const day = this.#newest;
    if (day === undefined) throw new ListRefused('no_date', 'has no row with a readable publication date');
    for (const row of this.#rows) this.#onRecord(toListing(row, day), () => valuesIn(row));
    return { version: day, publishedAt: `${day}T00:00:00.000Z` };
  }
}
