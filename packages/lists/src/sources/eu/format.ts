import { parseInstant } from '../../fields/parse-instant.ts';
import type { XmlFormat, XmlListReader } from '../../formats/format.ts';
import { ListRefused } from '../../list/list-refused.ts';
import type { FileFacts, ReaderOptions } from '../../list/record.ts';
import { attributeOf, type XmlElement } from '../../xml/element.ts';
import { elementValues } from '../../xml/element-values.ts';
import { EU_FSF } from './source.ts';
import { toListing } from './to-listing.ts';

/** The EU's FSF export 1.1. `export` is a common word, so its namespace must end like the Commission's. */
export const EU_FORMAT: XmlFormat = {
  name: 'EU FSF XML 1.1',
  recognises: (root, namespace) => root.name === 'export' && /\/fsd\/export\/?$/.test(namespace),
  open: (root, options) => new EuReader(root, options),
};

class EuReader implements XmlListReader {
  readonly recordNames = new Set(['sanctionEntity']);
  readonly headNames = new Set<string>();
  readonly source = EU_FSF;
  readonly #onRecord: ReaderOptions['onRecord'];
  readonly #facts: FileFacts;

  constructor(root: XmlElement, { onRecord }: ReaderOptions) {
    const generated = attributeOf(root, 'generationDate');
    const publishedAt = parseInstant(generated);
    if (generated === undefined || publishedAt === undefined) {
      throw new ListRefused('no_date', 'has no readable generationDate');
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
