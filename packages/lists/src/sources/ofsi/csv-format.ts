import { parseDay } from '../../fields/parse-day.ts';
import type { RowFormat, RowReader } from '../../formats/format.ts';
import { RowGroups } from '../../formats/row-groups.ts';
import { ListRefused } from '../../list/list-refused.ts';
import type { FileFacts, ReaderOptions } from '../../list/record.ts';
import { columnKey, OFSI_PARTS } from './columns.ts';
import { GB_OFSI } from './source.ts';
import { toListing } from './to-listing.ts';

/**
 * The closed list in CSV: "Last Updated" and a day, then headings, then one row for each name × birth date × address.
 */
export const OFSI_CSV_FORMAT: RowFormat = {
  name: 'OFSI ConList CSV',
  recognises: (first, second) => /^last updated$/i.test(first[0]?.trim() ?? '') && isHeadings(second),
  encoding: 'utf-8 or windows-1252',
  open: (options) => new OfsiReader(options),
};

function isHeadings(cells: readonly string[]): boolean {
  const keys = cells.map(columnKey);
  return ['name6', 'grouptype', 'aliastype', 'groupid'].every((key) => keys.includes(key));
}

class OfsiReader implements RowReader {
  readonly source = GB_OFSI;
  readonly #options: ReaderOptions;
  #day: string | undefined;
  #groups: RowGroups | undefined;
  #width = 0;

  constructor(options: ReaderOptions) {
    this.#options = options;
  }

  row(cells: readonly string[]): void {
    if (this.#day === undefined) {
      this.#day = parseDay(cells[1]);
      if (this.#day === undefined) throw new ListRefused('no_date', 'has no readable day in its first line');
    } else if (this.#groups === undefined) {
      this.#width = cells.length;
      this.#groups = new RowGroups(
        { columns: cells.map(columnKey), idColumn: 'groupid', parts: OFSI_PARTS },
        this.#options,
      );
    } else if (cells.length === this.#width) this.#groups.add(cells);
    else throw new ListRefused('truncated', `has a row of ${cells.length} cells, not ${this.#width}: fetch it again`);
  }

  end(): FileFacts {
    this.#groups?.handOn(toListing);
    return { version: this.#day ?? '', publishedAt: `${this.#day}T00:00:00.000Z` };
  }
}
