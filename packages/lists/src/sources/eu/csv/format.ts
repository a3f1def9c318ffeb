import { parseDate } from '../../../fields/parse-date.ts';
import { parseInstant } from '../../../fields/parse-instant.ts';
import type { RowFormat, RowReader } from '../../../formats/format.ts';
import { headingKey, RowGroups } from '../../../formats/row-groups.ts';
import { ListRefused } from '../../../list/list-refused.ts';
import type { FileFacts, ReaderOptions } from '../../../list/record.ts';
import { EU_FSF } from '../source.ts';
import { toListing } from '../to-listing.ts';
import { EU_HEADINGS, EU_PARTS, toElement } from './to-element.ts';

/**
 * The EU's CSV 1.1: separated by `;`, with a byte order mark and some ninety columns; one row for each name, address,
 * birth date and document of an entity.
 */
export const EU_CSV_FORMAT: RowFormat = {
  name: 'EU FSF CSV 1.1',
  recognises: (first) => {
    const keys = first.map(headingKey);
    return EU_HEADINGS.every((heading) => keys.includes(headingKey(heading)));
  },
  open: (options) => new EuCsvReader(options),
};

class EuCsvReader implements RowReader {
  readonly source = EU_FSF;
  readonly #options: ReaderOptions;
  #groups: RowGroups | undefined;
  #width = 0;
  #dateColumn = -1;
  #generated: string | undefined;

  constructor(options: ReaderOptions) {
    this.#options = options;
  }

  row(cells: readonly string[]): void {
    if (this.#groups === undefined) {
      const keys = cells.map(headingKey);
      this.#width = cells.length;
      this.#dateColumn = keys.indexOf('filegenerationdate');
      this.#groups = new RowGroups({ columns: keys, idColumn: 'entitylogicalid', parts: EU_PARTS }, this.#options);
      return;
    }
    if (cells.length !== this.#width) {
      throw new ListRefused('truncated', `has a row of ${cells.length} cells, not ${this.#width}: fetch it again`);
    }
    this.#generated ??= cells[this.#dateColumn];
    this.#groups.add(cells);
  }

  end(): FileFacts {
    const publishedAt = parseInstant(this.#generated) ?? dayOf(this.#generated);
    if (this.#generated === undefined || publishedAt === undefined) {
      throw new ListRefused('no_date', 'has no readable fileGenerationDate');
    }
    this.#groups?.handOn((group) => toListing(toElement(group)));
    return { version: this.#generated, publishedAt };
  }
}

/** The file has "15/03/2026" where the XML form has an instant. */
function dayOf(text: string | undefined): string | undefined {
  const date = parseDate(text?.trim() ?? '');
  return date === undefined || date.earliest !== date.latest ? undefined : `${date.earliest}T00:00:00.000Z`;
}
