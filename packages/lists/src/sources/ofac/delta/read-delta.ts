import { parseInstant } from '../../../fields/parse-instant.ts';
import { openListFile } from '../../../formats/open-list-file.ts';
import { Utf8Decoder } from '../../../formats/utf8-decoder.ts';
import { ListRefused } from '../../../list/list-refused.ts';
import type { Source } from '../../../list/source.ts';
import { textOf, type XmlElement } from '../../../xml/element.ts';
import { XmlRecordReader } from '../../../xml/record-reader.ts';
import { OFAC_CONS, OFAC_SDN } from '../source.ts';
import { changeOf, type DeltaChange } from './to-changes.ts';

export type { DeltaChange } from './to-changes.ts';

/** The part of an OFAC delta file that concerns one list. */
export type OfacDelta = {
  readonly list: string;
  /** ISO 8601 instant. */
  readonly publishedAt: string;
  /** In file order. */
  readonly changes: readonly DeltaChange[];
};

/** No delta has been larger than a few MB. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Reads a delta file for one of OFAC's lists. Throws `ListRefused`. */
export async function readOfacDelta(path: string, list: string): Promise<OfacDelta> {
  const source = [OFAC_SDN, OFAC_CONS].find(({ id }) => id === list);
  if (source === undefined) throw new ListRefused('wrong_list', `is a delta of OFAC’s and cannot change ${list}`);
  try {
    return await read(path, source);
  } catch (error) {
    throw error instanceof ListRefused ? error.in({ file: path, list }) : error;
  }
}

async function read(path: string, source: Source): Promise<OfacDelta> {
  const changes: DeltaChange[] = [];
  let publishedAt: string | undefined;
  const xml = new XmlRecordReader({
    onRoot: (root, namespace) => {
      if (!/DeltaFile/i.test(namespace)) throw notADelta(root);
      return { records: new Set(['entity']), heads: new Set(['publicationInfo']) };
    },
    onHead: (element) => {
      publishedAt = parseInstant(textOf(element, 'datePublished'));
    },
    onRecord: (element) => {
      const change = changeOf(element, source);
      if (change !== undefined) changes.push(change);
    },
  });
  const decoder = new Utf8Decoder();
  const write = ({ text, invalidAt }: ReturnType<Utf8Decoder['write']>): void => {
    if (invalidAt !== undefined) throw new ListRefused('encoding', `is not valid UTF-8 (byte ${invalidAt})`);
    xml.write(text);
  };
  await openListFile(path, { maxBytes: MAX_BYTES, onChunk: (chunk) => write(decoder.write(chunk)) });
  write(decoder.end());
  xml.close();
  if (publishedAt === undefined) throw new ListRefused('no_date', 'has no readable datePublished');
  return { list: source.id, publishedAt, changes };
}

function notADelta(root: XmlElement): ListRefused {
  return new ListRefused('unsupported_format', `has the root element <${root.name.slice(0, 40)}> of no delta file`);
}
