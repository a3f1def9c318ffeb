import { posix } from 'node:path';
import { ListRefused } from '../../list/list-refused.ts';
import type { XmlElement } from '../../xml/element.ts';
import { XmlRecordReader } from '../../xml/record-reader.ts';
import { Utf8Decoder } from '../utf8-decoder.ts';
import { ZipEntries } from '../zip/zip-entries.ts';

/** Size of the pieces in which parts are decoded and read. */
const PIECE_BYTES = 64 * 1024;
/** Readers only use the first few. */
const MAX_SHEETS = 1_000;

/** Limits of a workbook: `bytes` of all parts, unpacked; `records` (rows or texts) per part. */
export type WorkbookLimits = { readonly bytes: number; readonly records: number };

/** A sheet by its name in the workbook, and the part with its rows. */
export type SheetPart = { readonly name: string; readonly path: string; readonly isHidden: boolean };

/** Parts of an XLSX file (ECMA-376). Their XML obeys the same rules as that of any list. */
export class WorkbookParts {
  readonly #zip: ZipEntries;
  readonly #limits: WorkbookLimits;

  /** @throws ListRefused when it is not a workbook */
  constructor(bytes: Uint8Array, limits: WorkbookLimits) {
    this.#zip = new ZipEntries(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), limits.bytes);
    this.#limits = limits;
    if (!this.#zip.has('xl/workbook.xml'))
      throw new ListRefused('unsupported_format', 'is a ZIP archive, but no spreadsheet');
  }

  /** Sheets in display order. @throws ListRefused */
  sheets(): readonly SheetPart[] {
    const relations = this.records('xl/_rels/workbook.xml.rels', 'Relationship', ({ attributes }) => attributes);
    const targets = new Map(relations.map((relation) => [relation['Id'], relation['Target'] ?? '']));
    const found = this.records('xl/workbook.xml', 'sheet', ({ attributes }) => attributes, MAX_SHEETS);
    return found.map((sheet) => {
      const path = posix.resolve('/xl', targets.get(sheet['r:id']) ?? '').slice(1);
      // Otherwise its customers would be missing silently.
      if (!this.#zip.has(path)) throw new ListRefused('malformed', 'is a spreadsheet that lacks one of its sheets');
      return {
        name: sheet['name'] ?? '',
        path,
        isHidden: (sheet['state'] ?? 'visible') !== 'visible',
      };
    });
  }

  /** Value of each record of a part; empty if there is no such part. @throws ListRefused */
  records<Value>(part: string, record: string, read: (element: XmlElement) => Value, most?: number): Value[] {
    const values: Value[] = [];
    this.each(part, record, (element) => void values.push(read(element)), most);
    return values;
  }

  /** Passes on each record of a part in order, keeping none. @throws ListRefused */
  each(part: string, record: string, onRecord: (element: XmlElement) => void, most = this.#limits.records): void {
    const bytes = this.#zip.read(part);
    if (bytes === undefined) return;
    let count = 0;
    const reader = new XmlRecordReader(
      {
        onRoot: () => ({ records: new Set([record]), heads: new Set() }),
        onHead: () => {},
        onRecord: (element) => {
          count += 1;
          if (count > most) throw tooLargeWorkbook(`${most} <${record}> elements`);
          onRecord(element);
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
  }
}

function notUtf8(part: string): ListRefused {
  return new ListRefused('encoding', `is a spreadsheet whose part ${part} is not UTF-8`);
}

export function tooLargeWorkbook(what: string): ListRefused {
  return new ListRefused('too_large', `is a spreadsheet of more than ${what}`);
}
