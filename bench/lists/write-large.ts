import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** How to enlarge a list: its file, the element of a record, and how to turn a copy into a different record. */
export type LargeList = {
  readonly id: string;
  readonly file: string;
  readonly record: string;
  /** Matches the text before a record's id. */
  readonly ids: RegExp;
  /** Matches the number of records that the file declares. */
  readonly count?: RegExp;
};

export const LARGE_LISTS: readonly LargeList[] = [
  {
    id: 'us_ofac_sdn',
    file: 'us_ofac_sdn/SDN.XML.gz',
    record: 'sdnEntry',
    ids: /<sdnEntry>\s*<uid>/g,
    count: /(?<=<Record_Count>)\d+/,
  },
  {
    id: 'eu_fsf',
    file: 'eu_fsf/xmlFullSanctionsList_1_1.xml.gz',
    record: 'sanctionEntity',
    ids: /\beuReferenceNumber="/g,
  },
  { id: 'gb_fcdo', file: 'gb_fcdo/UK-Sanctions-List.xml.gz', record: 'Designation', ids: /<UniqueID>/g },
];

/** Writes the real file with its records repeated, each copy with new ids, until it has at least `bytes` bytes. */
export async function writeLarge(list: LargeList, dir: string, path: string, bytes: number): Promise<void> {
  const text = gunzipSync(await readFile(join(dir, list.file))).toString('utf8');
  const from = text.search(new RegExp(`<${list.record}[\\s>]`));
  const close = `</${list.record}>`;
  const to = text.lastIndexOf(close) + close.length;
  const records = text.slice(from, to);
  const copies = Math.ceil(bytes / Buffer.byteLength(records));
  const declared = Number(list.count?.exec(text)?.[0] ?? 0) * copies;
  const head = text.slice(0, from);
  const file = await open(path, 'w');
  try {
    await file.write(list.count === undefined ? head : head.replace(list.count, String(declared)));
    for (let copy = 0; copy < copies; copy += 1) {
      await file.write(copy === 0 ? records : records.replace(list.ids, (before) => `${before}9${copy}0`));
    }
    await file.write(text.slice(to));
  } finally {
    await file.close();
  }
}
