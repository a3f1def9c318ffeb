import { parseInstant } from '../../fields/parse-instant.ts';
import { ListRefused } from '../../list-refused.ts';
import type { Sheet, Workbook } from '../../source.ts';
import type { XmlElement } from '../../xml/element.ts';
import { XmlRecordReader } from '../../xml/record-reader.ts';
import { Utf8Decoder } from '../utf8-decoder.ts';
import { ZipEntries } from '../zip/zip-entries.ts';
import { cellsOf, richText } from './cells.ts';

/** All parts of a workbook together, unpacked. The largest real one has some 15 MB. */
const MAX_UNPACKED_BYTES = 256 * 1024 * 1024;

/** An XLSX file (ECMA-376): its sheets in order. Its XML is held to the same rules as any list's. Throws `ListRefused`. */
export function readWorkbook(bytes: Buffer): Workbook {
  const zip = new ZipEntries(bytes, MAX_UNPACKED_BYTES);
  if (!zip.has('xl/workbook.xml')) throw new ListRefused('unsupported_format', 'is a ZIP archive, but no spreadsheet');
  const targets = new Map(
    recordsOf(zip, 'xl/_rels/workbook.xml.rels', 'Relationship').map(({ attributes }) => [
      attributes['Id'],
      attributes['Target'] ?? '',
    ]),
  );
  let strings: readonly string[] | undefined;
  const sheets = recordsOf(zip, 'xl/workbook.xml', 'sheet').map(({ attributes }): Sheet => {
    const path = partOf(targets.get(attributes['r:id']) ?? '');
    let rows: readonly (readonly string[])[] | undefined;
    let numbers: readonly number[] = [];
    return {
      name: attributes['name'] ?? '',
      rows: () => {
        strings ??= recordsOf(zip, 'xl/sharedStrings.xml', 'si').map(richText);
        const known = strings;
        // Asked for once to tell the list, and again to read it.
        if (rows === undefined) {
          const elements = recordsOf(zip, path, 'row');
          numbers = elements.map(({ attributes }, at) => Number(attributes['r'] ?? at + 1));
          rows = elements.map((row) => cellsOf(row, known));
        }
        return rows;
      },
      rowNumber: (at) => numbers[at] ?? at + 1,
    };
  });
  const [modified] = recordsOf(zip, 'docProps/core.xml', 'modified');
  const modifiedAt = parseInstant(modified?.text.trim());
  return { sheets, ...(modifiedAt === undefined ? {} : { modifiedAt }) };
}

/** Targets are relative to `xl/`, or absolute. */
function partOf(target: string): string {
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

function recordsOf(zip: ZipEntries, part: string, record: string): XmlElement[] {
  const bytes = zip.read(part);
  if (bytes === undefined) return [];
  const records: XmlElement[] = [];
  const reader = new XmlRecordReader(
    {
      onRoot: () => ({ records: new Set([record]), heads: new Set() }),
      onHead: () => {},
      onRecord: (element) => void records.push(element),
    },
    { keepsSpace: true },
  );
  const { text, invalidAt } = new Utf8Decoder().write(bytes);
  if (invalidAt !== undefined) throw new ListRefused('encoding', `is a spreadsheet whose part ${part} is not UTF-8`);
  reader.write(text.replace(/^\uFEFF/, ''));
  reader.close();
  return records;
}
