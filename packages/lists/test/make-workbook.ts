import { crc32, deflateRawSync } from 'node:zlib';

/** A number shown in a format of its own: the code of the format, such as `dd/mm/yyyy`. */
export type Styled = { readonly number: number; readonly format: string };

/** A cell without its value: an error, a formula that no program worked out, or a text that the file has not. */
export type Lost = { readonly lost: keyof typeof LOST_CELLS };

/** The inside of such cells as programs write them: an empty value is what openpyxl leaves of a formula. */
const LOST_CELLS = {
  error: ' t="e"><f>A1</f><v>#REF!</v>',
  formula: '><f>A1&amp;B1</f>',
  'empty formula': '><f>A1&amp;B1</f><v/>',
  string: ' t="s"><v>99999</v>',
} as const;

/** A sheet to be written: its rows, cell by cell. Numbers become numeric cells. */
export type SheetDraft = {
  readonly name: string;
  readonly rows: readonly (readonly (string | number | Styled | Lost)[])[];
  readonly isHidden?: boolean;
};

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;').replace(/\r/g, '_x000D_');

/** A small XLSX file with these sheets: strings shared, the last row's inline. */
export function makeWorkbook(sheets: readonly SheetDraft[], modified?: string): Buffer {
  const strings: string[] = [];
  const formats: string[] = [];
  const cell = (value: string | number | Styled | Lost, column: number, row: number, isLast: boolean): string => {
    const at = `${String.fromCharCode(65 + column)}${row}`;
    if (value === '') return `<c r="${at}"/>`;
    if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`;
    if (typeof value === 'object' && 'lost' in value) return `<c r="${at}"${LOST_CELLS[value.lost]}</c>`;
    if (typeof value === 'object') {
      if (!formats.includes(value.format)) formats.push(value.format);
      return `<c r="${at}" s="${formats.indexOf(value.format) + 1}"><v>${value.number}</v></c>`;
    }
    if (isLast) return `<c r="${at}" t="inlineStr"><is><t>${escaped(value)}</t></is></c>`;
    strings.push(value);
    return `<c r="${at}" t="s"><v>${strings.length - 1}</v></c>`;
  };
  const parts: [string, string][] = sheets.map(({ rows }, at) => [
    `xl/worksheets/sheet${at + 1}.xml`,
    `<worksheet><sheetData>${rows
      .map((cells, row) => {
        const isLast = row === rows.length - 1 && rows.length > 1;
        return `<row r="${row + 1}">${cells.map((value, column) => cell(value, column, row + 1, isLast)).join('')}</row>`;
      })
      .join('')}</sheetData></worksheet>`,
  ]);
  const ids = sheets.map(({ name, isHidden }, at) => ({
    name: escaped(name),
    state: isHidden === true ? ' state="hidden"' : '',
    id: `rId${at + 1}`,
    part: `worksheets/sheet${at + 1}.xml`,
  }));
  parts.push(
    [
      'xl/workbook.xml',
      `<workbook xmlns:r="r"><sheets>${ids.map(({ name, state, id }) => `<sheet name="${name}"${state} r:id="${id}"/>`).join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships>${ids.map(({ id, part }) => `<Relationship Id="${id}" Target="${part}"/>`).join('')}</Relationships>`,
    ],
    // Two runs of formatting, and a reading above, as Excel writes them.
    [
      'xl/sharedStrings.xml',
      `<sst>${strings
        .map((text) => {
          const half = Math.ceil(text.length / 2);
          const [first, second] = [escaped(text.slice(0, half)), escaped(text.slice(half))];
          const isSplit = /_x|&/.test(escaped(text));
          return isSplit
            ? `<si><t>${escaped(text)}</t></si>`
            : `<si><r><t xml:space="preserve">${first}</t></r><r><t xml:space="preserve">${second}</t></r><rPh sb="0" eb="1"><t>ヨミ</t></rPh></si>`;
        })
        .join('')}</sst>`,
    ],
  );
  const own = formats.map((code, at) => `<numFmt numFmtId="${200 + at}" formatCode="${escaped(code)}"/>`);
  const styles = ['<xf numFmtId="0"/>', ...formats.map((_, at) => `<xf numFmtId="${200 + at}"/>`)];
  if (formats.length > 0)
    parts.push([
      'xl/styles.xml',
      `<styleSheet><numFmts>${own.join('')}</numFmts><cellXfs>${styles.join('')}</cellXfs></styleSheet>`,
    ]);
  if (modified !== undefined) {
    parts.push([
      'docProps/core.xml',
      `<cp:coreProperties xmlns:cp="c" xmlns:dcterms="d"><dcterms:modified>${modified}</dcterms:modified></cp:coreProperties>`,
    ]);
  }
  return makeZip(parts.map(([name, text]) => ({ name, bytes: Buffer.from(text) })));
}

/** A ZIP archive of these files, deflated. */
export function makeZip(files: readonly { readonly name: string; readonly bytes: Buffer }[]): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes } of files) {
    const packed = deflateRawSync(bytes);
    const title = Buffer.from(name);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(crc32(bytes), 14);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(bytes.length, 22);
    local.writeUInt16LE(title.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(crc32(bytes), 16);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(bytes.length, 24);
    entry.writeUInt16LE(title.length, 28);
    entry.writeUInt32LE(offset, 42);
    locals.push(local, title, packed);
    entries.push(entry, title);
    offset += local.length + title.length + packed.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}
