import { parseDay } from '../../fields/parse-day.ts';
import type { XmlFormat, XmlListReader } from '../../formats/format.ts';
import { ListRefused } from '../../list/list-refused.ts';
import type { FileFacts, ReaderOptions } from '../../list/record.ts';
import { oneLine, type XmlElement } from '../../xml/element.ts';
import { elementValues } from '../../xml/element-values.ts';
import { GB_FCDO } from './source.ts';
import { toListing } from './to-listing.ts';

/** The UK Sanctions List. It has no namespace. */
export const UK_FORMAT: XmlFormat = {
  name: 'UK Sanctions List XML',
  recognises: (root) => root.name === 'Designations',
  open: (_root, options) => new UkReader(options),
};

class UkReader implements XmlListReader {
  readonly recordNames = new Set(['Designation']);
  readonly headNames = new Set(['DateGenerated']);
  readonly source = GB_FCDO;
  readonly #onRecord: ReaderOptions['onRecord'];
  #facts: FileFacts | undefined;

  constructor({ onRecord }: ReaderOptions) {
    this.#onRecord = onRecord;
  }

  head(element: XmlElement): void {
    // "22/08/2026", sometimes followed by a time.
    const day = parseDay(oneLine(element.text)?.split(' ')[0]);
    if (day === undefined) throw new ListRefused('no_date', 'has no readable DateGenerated');
    this.#facts = { version: day, publishedAt: `${day}T00:00:00.000Z` };
  }

  record(element: XmlElement): void {
    this.#onRecord(toListing(element), () => elementValues(element));
  }

  end(): FileFacts {
    if (this.#facts === undefined) throw new ListRefused('no_date', 'has no DateGenerated');
    return this.#facts;
  }
}
