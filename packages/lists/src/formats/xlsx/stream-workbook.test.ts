import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeWorkbook, makeZip, type SheetDraft } from '../../../test/make-workbook.ts';
import { streamWorkbook } from './stream-workbook.ts';

const LIMITS = { bytes: 10_000_000, records: 1_000, sheets: 5 };

/** Sheets by name with their rows; hidden ones are marked. */
function read(bytes: Buffer, limits = LIMITS): readonly (readonly [name: string, ...rows: unknown[]])[] {
  const sheets: [string, ...unknown[]][] = [];
  streamWorkbook(bytes, limits, {
    onSheet: (name, isHidden) => void sheets.push([isHidden ? `(${name})` : name]),
    onRow: (cells, number) => void sheets.at(-1)?.push([number, ...cells]),
  });
  return sheets;
}

/** A workbook whose only row ends in a cell. */
const wideWorkbook = (cell: string): Buffer =>
  makeZip(
    Object.entries({
      'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="A" r:id="i"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels': '<R><Relationship Id="i" Target="worksheets/s.xml"/></R>',
      'xl/worksheets/s.xml': `<worksheet><row><c r="A1"><v>1</v></c>${cell}</row></worksheet>`,
    }).map(([name, text]) => ({ name, bytes: Buffer.from(text) })),
  );

/** A workbook whose only sheet is declared at one path, but stored at another. */
const workbookAt = (target: string, path: string): Buffer =>
  makeZip(
    Object.entries({
      'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="A" r:id="i"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels': `<R><Relationship Id="i" Target="${target}"/></R>`,
      [path]: '<worksheet><row><c r="A1"><v>7</v></c></row></worksheet>',
    }).map(([name, text]) => ({ name, bytes: Buffer.from(text) })),
  );

const DAY = 31_082;
const sheetOf = (...rows: SheetDraft['rows'][number][]): Buffer => makeWorkbook([{ name: 'A', rows }]);

describe('a workbook that is streamed', () => {
  it('gives its sheets in order, rows with the numbers that a spreadsheet shows, blank ones left out', () => {
    const sheets = [
      { name: 'Customers', rows: [['Name'], [' '], ['Orlan Vestrakov']] },
      { name: 'Old', rows: [['x']], isHidden: true },
      { name: 'Empty', rows: [] },
    ];
    expect(read(makeWorkbook(sheets))).toEqual([
      ['Customers', [1, 'Name'], [3, 'Orlan Vestrakov']],
      ['(Old)', [1, 'x']],
      ['Empty'],
    ]);
  });

  it('has ISO days where a format shows a day, and numbers as they are elsewhere', () => {
    const formats = ['dd/mm/yyyy', 'yyyy', '[$-407]d. mmmm yyyy', '[Red]0.00', '"day" 0', '0;[Blue]0', 'hh:mm'];
    const [sheet] = read(sheetOf([DAY, ...formats.map((format) => ({ number: DAY, format }))]));
    expect(sheet?.[1]).toEqual([
      1,
      '31082',
      '1985-02-04',
      '1985-02-04',
      '1985-02-04',
      '31082',
      '31082',
      '31082',
      '31082',
    ]);
  });

  it('keeps a year that somebody typed into a column of days, and a number that is no day', () => {
    const day = (number: number) => ({ number, format: 'yyyy-mm-dd' });
    const [sheet] = read(sheetOf([day(1985), day(0.5), day(31_082.75), day(9_999_999_999)]));
    expect(sheet?.[1]).toEqual([1, '1985', '0.5', '1985-02-04', '9999999999']);
  });

  it.each(['error', 'formula', 'empty formula', 'string'] as const)(
    'marks where a value is missing that should be there: %s',
    (lost) => {
      const [sheet] = read(sheetOf(['a', { lost }, '', 'b'], ['c']));
      expect(sheet?.[1]).toEqual([1, 'a', '\ufffd', '', 'b']);
    },
  );

  it('takes a formula for empty that was worked out to an empty text, and a text without an index', () => {
    const [sheet] = read(wideWorkbook('<c r="B1" t="str"><f>IF(A1=2,1,"")</f><v></v></c><c r="C1" t="s"/>'));
    expect(sheet?.[1]).toEqual([1, '1']);
  });

  it('counts days from 1904 where it says so', () => {
    const part = (name: string, text: string) => ({ name, bytes: Buffer.from(text) });
    const workbook = makeZip([
      part(
        'xl/workbook.xml',
        '<workbook xmlns:r="r"><workbookPr date1904="1"/><sheets><sheet name="A" r:id="i"/></sheets></workbook>',
      ),
      part('xl/_rels/workbook.xml.rels', '<R><Relationship Id="i" Target="worksheets/s.xml"/></R>'),
      part('xl/styles.xml', '<s><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></s>'),
      part('xl/worksheets/s.xml', '<worksheet><row><c s="1"><v>29620</v></c></row></worksheet>'),
    ]);
    expect(read(workbook)).toEqual([['A', [1, '1985-02-04']]]);
  });

  it('is refused where two cells have one address: which one people see, no reader knows', () => {
    const refusal = expect.objectContaining({ code: 'malformed' });
    expect(() => read(wideWorkbook('<c r="A1"><v>2</v></c>'))).toThrow(refusal);
    expect(() => read(wideWorkbook('<c r="A1" s="1"/><c r="B1"><v>2</v></c>'))).not.toThrow();
    const twice = wideWorkbook('</row><row r="1"><c r="B1"><v>2</v></c></row><row r="1"><c r="C1"><v>3</v></c>');
    expect(() => read(twice)).toThrow(refusal);
  });

  it.each(['./worksheets/s.xml', '../xl/worksheets/s.xml', '/xl/worksheets/s.xml', 'rows/s.xml'])(
    'is read where its sheet is %s',
    (target) => expect(read(workbookAt(target, posix.resolve('/xl', target).slice(1)))).toEqual([['A', [1, '7']]]),
  );

  it('is refused where one of its sheets is not there', () => {
    const refusal = expect.objectContaining({ code: 'malformed' });
    expect(() => read(workbookAt('worksheets/s.xml', 'xl/worksheets/other.xml'))).toThrow(refusal);
  });

  it('is refused beyond its limits', () => {
    const refusal = expect.objectContaining({ code: 'too_large' });
    const three = sheetOf(['a'], ['b'], ['c']);
    expect(() => read(three, { ...LIMITS, records: 2 })).toThrow(refusal);
    expect(() => read(wideWorkbook('<c r="IW1"><v>1</v></c>'))).toThrow(refusal);
    expect(() => read(wideWorkbook('<c r="IW1" s="1"/>'))).not.toThrow();
    expect(() => read(three, { ...LIMITS, bytes: 20 })).toThrow(refusal);
    const two = makeWorkbook([
      { name: 'A', rows: [] },
      { name: 'B', rows: [] },
    ]);
    expect(() => read(two, { ...LIMITS, sheets: 1 })).toThrow(refusal);
  });
});
