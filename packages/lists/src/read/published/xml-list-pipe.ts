import type { XmlListReader } from '../../formats/format.ts';
import type { PipeEnd, TextPipe } from '../../formats/text-pipe.ts';
import { ListRefused } from '../../list/list-refused.ts';
import type { ReaderOptions } from '../../list/record.ts';
import { XML_FORMATS } from '../../registry/registry.ts';
import type { XmlElement } from '../../xml/element.ts';
import { type ElementNames, XmlRecordReader } from '../../xml/record-reader.ts';
import { checkList } from './check-list.ts';
import { whyNotRead } from './known-roots.ts';

/** Parses XML text into records: the root element decides the format; the file is checked against what it declares. */
export class XmlListPipe implements TextPipe {
  readonly #options: ReaderOptions;
  readonly #xml: XmlRecordReader;
  #reader: XmlListReader | undefined;
  #elements = 0;
  #form = '';

  constructor(options: ReaderOptions) {
    this.#options = options;
    this.#xml = new XmlRecordReader({
      onRoot: (root, namespace) => this.#open(root, namespace),
      onHead: (element) => this.#reader?.head(element),
      onRecord: (element) => {
        this.#elements += 1;
        this.#reader?.record(element);
      },
    });
  }

  get listId(): string | undefined {
    return this.#reader?.source?.id;
  }

  get position() {
    return this.#xml.position;
  }

  write(text: string): void {
    this.#xml.write(text);
  }

  end(): PipeEnd {
    this.#xml.close();
    if (this.#reader === undefined) throw new ListRefused('truncated', 'has no root element');
    const facts = this.#reader.end();
    const { source } = this.#reader;
    if (source === undefined) throw new ListRefused('ambiguous_list', 'could not be identified by its content');
    checkList(source, this.#options);
    if (facts.declaredRecords !== undefined && facts.declaredRecords !== this.#elements) {
      throw new ListRefused(
        'count_mismatch',
        `declares ${facts.declaredRecords} records but holds ${this.#elements}: it is incomplete, fetch it again`,
      );
    }
    return { source, facts, form: this.#form };
  }

  #open(root: XmlElement, namespace: string): ElementNames {
    const format = XML_FORMATS.find((candidate) => candidate.recognises(root, namespace));
    if (format === undefined) throw notAList(root.name, namespace);
    this.#form = format.name;
    this.#options.onForm?.(format.name);
    this.#reader = format.open(root, this.#options);
    return { records: this.#reader.recordNames, heads: this.#reader.headNames };
  }
}

function notAList(root: string, namespace: string): ListRefused {
  const reason = whyNotRead(root);
  if (reason !== undefined) return new ListRefused('unsupported_format', reason, { isKnown: true });
  if (/^html$/i.test(root)) return new ListRefused('html', 'is a web page, not a list');
  const where = namespace === '' ? '' : ` in the namespace ${short(namespace)}`;
  return new ListRefused('unknown_root', `has the root element <${short(root)}>${where}, which no known list has`);
}

function short(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
