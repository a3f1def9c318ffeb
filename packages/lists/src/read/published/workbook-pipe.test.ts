import { describe, expect, it } from 'vitest';
import { makeWorkbook, makeZip } from '../../../test/make-workbook.ts';
import { readBytes, refusalOf } from '../../../test/read-text.ts';
import { readWorkbook } from '../../formats/xlsx/read-workbook.ts';
import { ZipEntries } from '../../formats/zip/zip-entries.ts';

const ROWS = [
  ['Name', 'Born', ''],
  ['Tesmond  Quandreth\r', 22882, 'ends here '],
  ['', 'inline & text'],
];

describe('a workbook', () => {
  const workbook = readWorkbook(
    makeWorkbook(
      [
        { name: 'A & B', rows: ROWS },
        { name: 'Two', rows: [] },
      ],
      '2026-01-31T00:00:00Z',
    ),
  );

  it('gives its sheets by name with their cells in place, in runs, inline and as numbers', () => {
    expect(workbook.sheets.map(({ name }) => name)).toEqual(['A & B', 'Two']);
    expect(workbook.sheets[0]?.rows()).toEqual([
      ['Name', 'Born'],
      ['Tesmond  Quandreth\r', '22882', 'ends here '],
      ['', 'inline & text'],
    ]);
    expect(workbook.sheets[1]?.rows()).toEqual([]);
    expect(workbook.modifiedAt).toBe('2026-01-31T00:00:00.000Z');
  });

  it('of no known list is passed over, as is an archive that is no workbook', async () => {
    const unknown = makeWorkbook([
      {
        name: 'Budget',
        rows: [
          ['a', 'b'],
          ['1', '2'],
        ],
      },
    ]);
    expect((await refusalOf(readBytes(unknown))).code).toBe('unsupported_format');
    const archive = makeZip([{ name: 'a.txt', bytes: Buffer.from('hello') }]);
    expect((await refusalOf(readBytes(archive))).code).toBe('unsupported_format');
  });

  it('is refused when cut off, damaged, encrypted or with a document type', async () => {
    const good = makeWorkbook([{ name: 'A', rows: ROWS }]);
    const codeOf = async (bytes: Buffer) => (await refusalOf(readBytes(bytes))).code;
    expect(await codeOf(good.subarray(0, -30))).toBe('truncated');
    const damaged = Buffer.from(good);
    damaged.writeUInt32LE(0xffffff, good.length - 6);
    expect(await codeOf(damaged)).toBe('compression');
    const encrypted = Buffer.from(good);
    for (let at = good.indexOf('PK\u0001\u0002'); at >= 0; at = good.indexOf('PK\u0001\u0002', at + 1))
      encrypted[at + 8] = 1;
    expect(await codeOf(encrypted)).toBe('unsupported_format');
    const declared = makeZip([
      { name: 'xl/workbook.xml', bytes: Buffer.from('<!DOCTYPE x [<!ENTITY a "b">]><workbook/>') },
    ]);
    expect(await codeOf(declared)).toBe('doctype');
  });

  it('that swells is refused before it fills the memory, whatever its directory says', () => {
    const bomb = makeZip([{ name: 'a', bytes: Buffer.alloc(3_000_000) }]);
    expect(bomb.length).toBeLessThan(10_000);
    expect(() => new ZipEntries(bomb, 1_000_000).read('a')).toThrow(expect.objectContaining({ code: 'too_large' }));
    const small = makeZip([
      { name: 'a', bytes: Buffer.alloc(600_000) },
      { name: 'b', bytes: Buffer.alloc(600_000) },
    ]);
    const entries = new ZipEntries(small, 1_000_000);
    expect(entries.read('a')).toHaveLength(600_000);
    expect(() => entries.read('b')).toThrow(expect.objectContaining({ code: 'too_large' }));
  });

  it('with a cell far to the right makes no row of millions of cells', () => {
    const sheet = '<worksheet><row r="1"><c r="ZZZ1"><v>1</v></c><c r="B1"><v>2</v></c></row></worksheet>';
    const far = makeZip([
      { name: 'xl/workbook.xml', bytes: Buffer.from('<workbook xmlns:r="r"><sheet name="A" r:id="i"/></workbook>') },
      { name: 'xl/_rels/workbook.xml.rels', bytes: Buffer.from('<R><Relationship Id="i" Target="/xl/s.xml"/></R>') },
      { name: 'xl/s.xml', bytes: Buffer.from(sheet) },
    ]);
    expect(readWorkbook(far).sheets[0]?.rows()).toEqual([['', '2']]);
  });
});
