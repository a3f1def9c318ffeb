import { parseDay } from '../../fields/parse-day.ts';
import type { RowFormat, RowReader } from '../../formats/format.ts';
import { ListRefused } from '../../list/list-refused.ts';
import type { FileFacts, ReaderOptions } from '../../list/record.ts';
import { US_CSL } from './source.ts';
import { type CslRow, toListing } from './to-listing.ts';

/** The screening list in CSV. Its columns have changed before, so they are found by name. */
export const CSL_FORMAT: RowFormat = {
  name: 'US Consolidated Screening List CSV',
  recognises: (first) => ['source', 'entity_number', 'federal_register_notice'].every((name) => first.includes(name)),
  open: (options) => new CslReader(options),
};

class CslReader implements RowReader {
  readonly source = US_CSL;
  readonly #onRecord: ReaderOptions['onRecord'];
  #columns: readonly string[] | undefined;
  #newest: string | undefined;

  constructor({ onRecord }: ReaderOptions) {
    this.#onRecord = onRecord;
  }

  row(cells: readonly string[]): void {
    if (this.#columns === undefined) {
      this.#columns = cells;
      return;
    }
    if (cells.length !== this.#columns.length) {
      throw new ListRefused(
        'truncated',
        `has a row of ${cells.length} cells, not ${this.#columns.length}: fetch it again`,
      );
    }
    const row: CslRow = new Map(this.#columns.map((column, at) => [column, cells[at] ?? '']));
    const day = parseDay(row.get('start_date'));
    if (day !== undefined && (this.#newest === undefined || day > this.#newest)) this.#newest = day;
    this.#onRecord(toListing(row), () => row);
  }

  /** The file has no date: the newest start date of a measure is used instead. */
  end(): FileFacts {
    if (this.#newest === undefined) throw new ListRefused('no_date', 'has no row with a start date');
    return { version: this.#newest, publishedAt: `${this.#newest}T00:00:00.000Z` };
  }
}
