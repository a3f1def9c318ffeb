import { parseDay } from '../../../fields/parse-day.ts';
import type { RowFormat, RowReader } from '../../../formats/format.ts';
import { headingKey, RowGroups } from '../../../formats/row-groups.ts';
import { ListRefused } from '../../../list/list-refused.ts';
import type { FileFacts, ReaderOptions } from '../../../list/record.ts';
import { GB_FCDO } from '../source.ts';
import { toListing } from '../to-listing.ts';
import { toElement, UK_PARTS } from './to-element.ts';

/**
 * The UK Sanctions List in CSV: a line about the file, then headings, then one row for each name × birth date ×
 * passport × address.
 */
export const UK_CSV_FORMAT: RowFormat = {
  name: 'UK Sanctions List CSV',
  recognises: (first, second) => isHeadings(first) || isHeadings(second),
  open: (options) => new UkCsvReader(options),
};

function isHeadings(cells: readonly string[]): boolean {
  const keys = cells.map(headingKey);
  return ['uniqueid', 'ofsigroupid', 'name6'].every((key) => keys.includes(key));
}

class UkCsvReader implements RowReader {
  readonly source = GB_FCDO;
  readonly #options: ReaderOptions;
  #day: string | undefined;
  #groups: RowGroups | undefined;
  #width = 0;

  constructor(options: ReaderOptions) {
    this.#options = options;
  }

  row(cells: readonly string[]): void {
    if (this.#groups === undefined) this.#head(cells);
    else if (cells.length === this.#width) this.#groups.add(cells);
    else throw new ListRefused('truncated', `has a row of ${cells.length} cells, not ${this.#width}: fetch it again`);
  }

  end(): FileFacts {
    if (this.#groups === undefined) throw new ListRefused('no_records', 'has no headings');
    if (this.#day === undefined) throw new ListRefused('no_date', 'has no readable report date in its first line');
    this.#groups.handOn((group) => toListing(toElement(group)));
    return { version: this.#day, publishedAt: `${this.#day}T00:00:00.000Z` };
  }

  /** "Report Date: 22-Aug-2026", with or without empty cells after it; then the headings. */
  #head(cells: readonly string[]): void {
    if (isHeadings(cells)) {
      this.#width = cells.length;
      this.#groups = new RowGroups(
        { columns: cells.map(headingKey), idColumn: 'uniqueid', parts: UK_PARTS },
        this.#options,
      );
      return;
    }
    const said = /^\s*report date\s*:?\s*(.*)$/i.exec(cells.filter((cell) => cell !== '').join(' '))?.[1];
    this.#day = parseDay(said?.replace(/\s+\d{1,2}:\d{2}.*$/, ''));
  }
}
