import { parseDay } from '../../fields/parse-day.ts';
import type { XmlFormat, XmlListReader } from '../../formats/format.ts';
import { ListRefused } from '../../list/list-refused.ts';
import type { FileFacts, ReaderOptions } from '../../list/record.ts';
import { textOf, type XmlElement } from '../../xml/element.ts';
import { elementValues } from '../../xml/element-values.ts';
import { withPlainTags } from './plain-tags.ts';
import { CA_SEMA } from './source.ts';
import { toListing } from './to-listing.ts';

/** The Canadian list. It has no namespace and no date of its own: the newest date of listing is used instead. */
export const SEMA_FORMAT: XmlFormat = {
  name: 'Canadian SEMA XML',
  recognises: (root) => root.name === 'data-set',
  open: (_root, options) => new SemaReader(options),
};

class SemaReader implements XmlListReader {
  readonly recordNames = new Set(['record']);
  readonly headNames = new Set<string>();
  readonly source = CA_SEMA;
  readonly #onRecord: ReaderOptions['onRecord'];
  #newest: string | undefined;

  constructor({ onRecord }: ReaderOptions) {
    this.#onRecord = onRecord;
  }

  head(): void {}

  record(published: XmlElement): void {
    const element = withPlainTags(published);
    const day = parseDay(textOf(element, 'DateOfListing'));
    if (day !== undefined && (this.#newest === undefined || day > this.#newest)) this.#newest = day;
    this.#onRecord(toListing(element), () => elementValues(element));
  }

  end(): FileFacts {
    if (this.#newest === undefined) throw new ListRefused('no_date', 'has no record with a DateOfListing');
    return { version: this.#newest, publishedAt: `${this.#newest}T00:00:00.000Z` };
  }
}
