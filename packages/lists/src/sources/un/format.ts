import { parseInstant } from '../../fields/parse-instant.ts';
import type { XmlFormat, XmlListReader } from '../../formats/format.ts';
import { ListRefused } from '../../list/list-refused.ts';
import type { FileFacts, ReaderOptions } from '../../list/record.ts';
import { attributeOf, type XmlElement } from '../../xml/element.ts';
import { elementValues } from '../../xml/element-values.ts';
import { UN_SC } from './source.ts';
import { toListing } from './to-listing.ts';

/** The UN's consolidated XML. It has no namespace. */
export const UN_FORMAT: XmlFormat = {
  name: 'UN consolidated XML',
  recognises: (root) => root.name === 'CONSOLIDATED_LIST',
  open: (root, options) => new UnReader(root, options),
};

class UnReader implements XmlListReader {
  readonly recordNames = new Set(['INDIVIDUAL', 'ENTITY']);
  readonly headNames = new Set<string>();
  readonly source = UN_SC;
  readonly #onRecord: ReaderOptions['onRecord'];
  readonly #facts: FileFacts;

  constructor(root: XmlElement, { onRecord }: ReaderOptions) {
    const generated = attributeOf(root, 'dateGenerated');
    const publishedAt = parseInstant(generated);
    if (generated === undefined || publishedAt === undefined) {
      throw new ListRefused('no_date', 'has no readable dateGenerated');
    }
    this.#facts = { version: generated, publishedAt };
    this.#onRecord = onRecord;
  }

  head(): void {}

  record(element: XmlElement): void {
    this.#onRecord(toListing(element), () => elementValues(element));
  }

  end(): FileFacts {
    return this.#facts;
  }
}
