import { detached } from '../../fields/detached.ts';
import { parseAmericanDay } from '../../fields/parse-day.ts';
import type { XmlFormat, XmlListReader } from '../../formats/format.ts';
import { ListRefused } from '../../list/list-refused.ts';
import type { FileFacts, ReaderOptions } from '../../list/record.ts';
import type { Source } from '../../list/source.ts';
import { textOf, type XmlElement } from '../../xml/element.ts';
import { elementValues } from '../../xml/element-values.ts';
import { OFAC_CONS, OFAC_SDN } from './source.ts';
import { toListing } from './to-listing.ts';
import { RECORDS_TO_DECIDE, whichOfacList } from './which-list.ts';

/** OFAC's standard XML. Its namespace changed in 2024 and may again, so only the root's name counts. */
export const OFAC_FORMAT: XmlFormat = {
  name: 'OFAC standard XML',
  recognises: (root) => root.name === 'sdnList',
  open: (_root, options) => new OfacReader(options),
};

class OfacReader implements XmlListReader {
  readonly recordNames = new Set(['sdnEntry']);
  /** The publisher's own spelling. */
  readonly headNames = new Set(['publshInformation']);
  readonly #options: ReaderOptions;
  #held: XmlElement[] = [];
  #source: Source | undefined;
  #facts: FileFacts | undefined;

  constructor(options: ReaderOptions) {
    this.#options = options;
  }

  get source(): Source | undefined {
    return this.#source;
  }

  head(element: XmlElement): void {
    const day = parseAmericanDay(textOf(element, 'Publish_Date'));
    if (day === undefined) throw new ListRefused('no_date', 'has no readable Publish_Date');
    const count = textOf(element, 'Record_Count');
    if (count !== undefined && !/^\d+$/.test(count)) {
      throw new ListRefused('malformed', `has a Record_Count that is no number: "${count}"`);
    }
    this.#facts = {
      version: day,
      publishedAt: `${day}T00:00:00.000Z`,
      ...(count === undefined ? {} : { declaredRecords: Number(count) }),
    };
  }

  record(element: XmlElement): void {
    if (this.#source !== undefined) {
      this.#options.onRecord(toListing(element, this.#source), () => elementValues(element));
      return;
    }
    // A copy: otherwise V8 would tenure elements from these first records on, and keep those of the whole file.
    this.#held.push(detached(element));
    if (this.#held.length >= RECORDS_TO_DECIDE) this.#decide();
  }

  end(): FileFacts {
    if (this.#facts === undefined) throw new ListRefused('no_date', 'has no publshInformation, so no date and count');
    if (this.#source === undefined) this.#decide();
    return this.#facts;
  }

  #decide(): void {
    const { fileName, sourceHint } = this.#options;
    const which = whichOfacList(this.#held, this.#facts?.declaredRecords, fileName);
    this.#source = which === 'sdn' ? OFAC_SDN : which === 'cons' ? OFAC_CONS : hinted(sourceHint);
    for (const element of this.#held)
      this.#options.onRecord(toListing(element, this.#source), () => elementValues(element));
    this.#held = [];
  }
}

function hinted(sourceHint: string | undefined): Source {
  const source = [OFAC_SDN, OFAC_CONS].find(({ id }) => id === sourceHint);
  if (source !== undefined) return source;
  throw new ListRefused(
    'ambiguous_list',
    'may be the SDN or the non-SDN list: its content does not show which; name the file SDN.XML or CONSOLIDATED.XML as OFAC does',
  );
}
