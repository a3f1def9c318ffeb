import { parseDay } from '../../fields/parse-day.ts';
import type { XmlFormat, XmlListReader } from '../../formats/format.ts';
import { ListRefused } from '../../list/list-refused.ts';
import type { FileFacts, ReaderOptions } from '../../list/record.ts';
import { attributeOf, type XmlElement } from '../../xml/element.ts';
import { elementValues } from '../../xml/element-values.ts';
import { refersTo, withoutCopies } from './copies.ts';
import { SecoContext } from './seco-context.ts';
import { CH_SECO } from './source.ts';
import { toListing } from './to-listing.ts';

/** SECO's full list. It has no namespace. */
export const SECO_FORMAT: XmlFormat = {
  name: 'Swiss SECO XML',
  recognises: (root) => root.name === 'swiss-sanctions-list',
  open: (root, options) => new SecoReader(root, options),
};

class SecoReader implements XmlListReader {
  readonly recordNames = new Set(['target']);
  readonly headNames = new Set(['sanctions-program', 'place']);
  readonly source = CH_SECO;
  readonly #onRecord: ReaderOptions['onRecord'];
  readonly #facts: FileFacts;
  readonly #context = new SecoContext();
  /** Targets that refer to a place not read yet. */
  readonly #waiting: XmlElement[] = [];

  constructor(root: XmlElement, { onRecord }: ReaderOptions) {
    const type = attributeOf(root, 'list-type');
    if (type !== undefined && type !== 'whole-list') {
      throw new ListRefused(
        'unsupported_format',
        `is the Swiss list as ${type}, which leaves parties out: use whole-list`,
        { isKnown: true },
      );
    }
    const version = attributeOf(root, 'date');
    const day = parseDay(version);
    if (version === undefined || day === undefined) throw new ListRefused('no_date', 'has no readable date');
    this.#facts = { version, publishedAt: `${day}T00:00:00.000Z` };
    this.#onRecord = onRecord;
  }

  head(element: XmlElement): void {
    this.#context.add(element);
  }

  record(element: XmlElement): void {
    const target = withoutCopies(element);
    if (refersTo(target, (place) => this.#context.place(place) === undefined)) this.#waiting.push(target);
    else this.#onRecord(toListing(target, this.#context), () => elementValues(target));
  }

  end(): FileFacts {
    for (const target of this.#waiting) this.#onRecord(toListing(target, this.#context), () => elementValues(target));
    return this.#facts;
  }
}
