import { parseDay } from '../../fields/parse-day.ts';
import type { XmlFormat, XmlListReader } from '../../formats/format.ts';
import { RowGroups } from '../../formats/row-groups.ts';
import { ListRefused } from '../../list/list-refused.ts';
import type { FileFacts, ReaderOptions } from '../../list/record.ts';
import type { XmlElement } from '../../xml/element.ts';
import { elementValues } from '../../xml/element-values.ts';
import { columnKey, OFSI_PARTS } from './columns.ts';
import { GB_OFSI } from './source.ts';
import { toListing } from './to-listing.ts';

/** The closed list in XML: flat, one element per name, `name1` to `name5` but `Name6`. */
export const OFSI_XML_FORMAT: XmlFormat = {
  name: 'OFSI ConList XML',
  recognises: (root) => root.name === 'ArrayOfFinancialSanctionsTarget',
  open: (_root, options) => new OfsiXmlReader(options),
};

const COLUMNS = ['groupid', ...new Set(Object.values(OFSI_PARTS).flat())];

class OfsiXmlReader implements XmlListReader {
  readonly recordNames = new Set(['FinancialSanctionsTarget']);
  readonly headNames = new Set<string>();
  readonly source = GB_OFSI;
  readonly #groups: RowGroups;
  #newest: string | undefined;

  constructor(options: ReaderOptions) {
    this.#groups = new RowGroups({ columns: COLUMNS, idColumn: 'groupid', parts: OFSI_PARTS }, options);
  }

  head(): void {}

  record(element: XmlElement): void {
    const cells = new Map(element.children.map(({ name, text }) => [columnKey(name), text]));
    const day = parseDay(cells.get('lastupdated')?.slice(0, 10));
    if (day !== undefined && (this.#newest === undefined || day > this.#newest)) this.#newest = day;
    this.#groups.add(
      COLUMNS.map((column) => cells.get(column) ?? ''),
      () => element.children.flatMap((child) => [...elementValues(child, columnKey(child.name))]),
    );
  }

  /** The file has no date of its own: the newest date of a change is used instead. */
  end(): FileFacts {
    if (this.#newest === undefined) throw new ListRefused('no_date', 'has no element with a readable LastUpdated');
    this.#groups.handOn(toListing);
    return { version: this.#newest, publishedAt: `${this.#newest}T00:00:00.000Z` };
  }
}
