import { parseInstant } from '../../fields/parse-instant.ts';
import { ListRefused } from '../../list/list-refused.ts';
import type { XmlElement } from '../../xml/element.ts';
import { XmlRecordReader } from '../../xml/record-reader.ts';
import type { Sheet, Workbook } from '../format.ts';
import { Utf8Decoder } from '../utf8-decoder.ts';
import { ZipEntries } from '../zip/zip-entries.ts';
import { cellsOf, richText } from './cells.ts';

/** All parts of a workbook together, unpacked. The largest real one has some 15 MB. */
const MAX_UNPACKED_BYTES = 128 * 1024 * 1024;
/** Rows or texts of one part: ten times the longest list. */
const MAX_RECORDS = 500_000;
const MAX_CELLS = 5_000_000;
/** Formats look at the first few. */
const MAX_SHEETS = 1_000;
/** Parts are decoded and read in pieces of this size. */
const PIECE_BYTES = 64 * 1024;

/**
 * An XLSX file (ECMA-376): its sheets in order. Its XML obeys the same rules as any list's. Throws `ListRefused`.
 */
export function readWorkbook(bytes: Buffer): Workbook {
  const zip = new ZipEntries(bytes, MAX_UNPACKED_BYTES);
  if (!zip.has('xl/workbook.xml')) throw new ListRefused('unsupported_format', 'is a ZIP archive, but no spreadsheet');
  const targets = new Map(
    recordsOf(zip, 'xl/_rels/workbook.xml.rels', 'Relationship', ({ attributes }) => [
      attributes['Id'],
      attributes['Target'] ?? '',
    ]),
  );
  const found = recordsOf(zip, 'xl/workbook.xml', 'sheet', ({ attributes }) => attributes, MAX_SHEETS);
  let cellCount = 0;
  let strings: readonly string[] | undefined;
  const sheets = found.map((attributes): Sheet => {
    const path = partOf(targets.get(attributes['r:id']) ?? '');
    let rows: readonly (readonly string[])[] | undefined;
    const numbers: number[] = [];
    return {
      name: attributes['name'] ?? '',
      rows: () => {
        strings ??= recordsOf(zip, 'xl/sharedStrings.xml', 'si', richText);
        const known = strings;
        // Read once to identify the list, and again to parse it.
        rows ??= recordsOf(zip, path, 'row', (row) => {
          numbers.push(Number(row.attributes['r'] ?? numbers.length + 1));
          const cells = cellsOf(row, known);
          cellCount += cells.length;
          if (cellCount > MAX_CELLS) throw tooLarge(`${MAX_CELLS} cells`);
          return cells;
        });
        return rows;
      },
      rowNumber: (at) => numbers[at] ?? at + 1,
    };
  });
  const [modified] = recordsOf(zip, 'docProps/core.xml', 'modified', ({ text }) => text.trim());
  const modifiedAt = parseInstant(modified);
  return { sheets, ...(modifiedAt === undefined ? {} : { modifiedAt }) };
}

/** Targets are relative to `xl/`, or absolute. */
function partOf(target: string): string {
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** The value of each record of a part. Its elements are not kept. */
function recordsOf<Value>(
  zip: ZipEntries,
  part: string,
  record: string,
  readRecord: (element: XmlElement) => Value,
  most = MAX_RECORDS,
): Value[] {
  const bytes = zip.read(part);
  if (bytes === undefined) return [];
  const values: Value[] = [];
  const reader = new XmlRecordReader(
    {
      onRoot: () => ({ records: new Set([record]), heads: new Set() }),
      onHead: () => {},
      onRecord: (element) => {
        if (values.length >= most) throw tooLarge(`${most} <${record}> elements`);
        values.push(readRecord(element));
      },
    },
    { keepsSpace: true },
  );
  const decoder = new Utf8Decoder();
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    const { text, invalidAt } = decoder.write(bytes.subarray(at, at + PIECE_BYTES));
    if (invalidAt !== undefined) throw notUtf8(part);
    reader.write(text);
  }
  if (decoder.end().invalidAt !== undefined) throw notUtf8(part);
  reader.close();
  return values;
}

function notUtf8(part: string): ListRefused {
  return new ListRefused('encoding', `is a spreadsheet whose part ${part} is not UTF-8`);
}

function tooLarge(what: string): ListRefused {
  return new ListRefused('too_large', `is a spreadsheet of more than ${what}, which no list has`);
}
