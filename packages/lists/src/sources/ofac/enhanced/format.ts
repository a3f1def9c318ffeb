import { parseInstant } from '../../../fields/parse-instant.ts';
import type { XmlFormat, XmlListReader } from '../../../formats/format.ts';
import { ListRefused } from '../../../list/list-refused.ts';
import type { FileFacts, ReaderOptions } from '../../../list/record.ts';
import type { Source } from '../../../list/source.ts';
import { attributeOf, childOf, itemsOf, textOf, type XmlElement } from '../../../xml/element.ts';
import { elementValues } from '../../../xml/element-values.ts';
import { isOnList, listOfParties, mixed } from '../on-lists.ts';
import { RECORDS_TO_DECIDE } from '../which-list.ts';
import { listsOf, toListing } from './to-listing.ts';

/** OFAC's ENHANCED XML: original scripts, listing dates, partial dates, relationships. */
export const OFAC_ENHANCED_FORMAT: XmlFormat = {
  name: 'OFAC ENHANCED XML',
  // Delta files have the same root in another namespace.
  recognises: (root, namespace) => root.name === 'sanctionsData' && !/DeltaFile/i.test(namespace),
  open: (_root, options) => new EnhancedReader(options),
};

class EnhancedReader implements XmlListReader {
  readonly recordNames = new Set(['entity']);
  readonly headNames = new Set(['publicationInfo']);
  readonly #options: ReaderOptions;
  #held: XmlElement[] = [];
  #list: Source | undefined;
  #facts: FileFacts | undefined;
  /** Programmes to which the export was limited when it was requested. */
  #onlyPrograms: string[] = [];

  constructor(options: ReaderOptions) {
    this.#options = options;
  }

  get source(): Source | undefined {
    const [first] = this.#onlyPrograms;
    if (this.#list === undefined || first === undefined) return this.#list;
    return { ...this.#list, title: `${this.#list.title}, only programmes ${this.#onlyPrograms.join(', ')}` };
  }

  head(element: XmlElement): void {
    const publishedAt = parseInstant(textOf(element, 'dataAsOf'));
    if (publishedAt === undefined) throw new ListRefused('no_date', 'has no readable dataAsOf');
    this.#facts = { version: publishedAt.slice(0, 10), publishedAt };
    const filters = childOf(element, 'filters');
    this.#onlyPrograms = itemsOf(filters, 'sanctionsPrograms', 'sanctionsProgram').map(({ text }) => text);
  }

  record(element: XmlElement): void {
    if (attributeOf(element, 'action') !== undefined) {
      throw new ListRefused('unsupported_format', 'is an OFAC delta file, which changes a list and is none itself', {
        isKnown: true,
      });
    }
    if (this.#list === undefined) {
      this.#held.push(element);
      if (this.#held.length >= RECORDS_TO_DECIDE) this.#decide();
      return;
    }
    if (!isOnList(listsOf(element), this.#list)) throw mixed();
    this.#options.onRecord(toListing(element, this.#list), () => elementValues(element));
  }

  end(): FileFacts {
    if (this.#facts === undefined) throw new ListRefused('no_date', 'has no publicationInfo, so no date');
    if (this.#list === undefined) this.#decide();
    return this.#facts;
  }

  #decide(): void {
    const list = listOfParties(this.#held.map(listsOf), this.#options);
    this.#list = list;
    for (const element of this.#held) this.#options.onRecord(toListing(element, list), () => elementValues(element));
    this.#held = [];
  }
}
