import { array, assert, asyncProperty, constantFrom, oneof, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readWorkbook } from '../../../lists/src/formats/xlsx/read-workbook.ts';
import type { Cell } from '../../src/lib/xlsx/cell-xml.ts';
import { MAX_CHARACTERS } from '../../src/lib/xlsx/cell-xml.ts';
import { writeWorkbook } from '../../src/lib/xlsx/write-workbook.ts';

const COLUMNS = ['first', 'second', 'third'].map((heading) => ({ heading, width: 12 }));

async function bytesOf(rows: Iterable<readonly Cell[]>, mostRows?: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of writeWorkbook([{ name: 'Rows', columns: COLUMNS, rows }], 0, mostRows)) parts.push(part);
  return Buffer.concat(parts);
}

async function sheetsOf(rows: Iterable<readonly Cell[]>, mostRows?: number) {
  const { sheets } = readWorkbook(await bytesOf(rows, mostRows));
  return sheets.map((sheet) => ({ name: sheet.name, rows: sheet.rows() }));
}

/** Text that a workbook cannot hold as it is, next to text that looks like how it is held. */
const anyText = oneof(
  string({ unit: 'binary' }),
  string({
    unit: constantFrom(
      '\0',
      '\t',
      '\n',
      '\r',
      '\x1f',
      '\x7f',
      '\ud800',
      '\udc00',
      '\ufffe',
      '\uffff',
      '_',
      'x',
      '_x000D_',
      '_x00',
      '0',
      '4',
      '1',
      'F',
      '<',
      '>',
      '&',
      '"',
      "'",
      ']]>',
      '=1+1',
      '+',
      '-',
      '@',
      ' ',
      '\u0085',
      '\u2028',
      '😀',
    ),
  }),
);

describe('a workbook', () => {
  it('gives any text back as it went in', async () => {
    await assert(
      asyncProperty(array(anyText, { minLength: 1, maxLength: 3 }), async (cells) => {
        const [sheet] = await sheetsOf([cells]);
        const [, read = []] = sheet?.rows ?? [];
        expect(cells.map((_, at) => read[at] ?? '')).toEqual(cells);
      }),
      { numRuns: 300 },
    );
  });

  it('has headings, numbers as numbers, and text that looks like a formula as text', async () => {
    const bytes = await bytesOf([['=1+1', 97.2, null]]);
    expect(readWorkbook(bytes).sheets[0]?.rows()).toEqual([
      ['first', 'second', 'third'],
      ['=1+1', '97.2'],
    ]);
  });

  it('goes on in a next sheet where one is full, each with its headings, and in none where it is just full', async () => {
    const rows = (count: number) => Array.from({ length: count }, (_, at) => [`row ${at}`]);
    const shape = async (count: number) =>
      (await sheetsOf(rows(count), 4)).map(({ name, rows: { length } }) => [name, length]);
    expect(await shape(0)).toEqual([['Rows', 1]]);
    expect(await shape(3)).toEqual([['Rows', 4]]);
    expect(await shape(7)).toEqual([
      ['Rows', 4],
      ['Rows 2', 4],
      ['Rows 3', 2],
    ]);
  });

  it('cuts text that no cell can hold, and says so in the cell', async () => {
    const [sheet] = await sheetsOf([['é'.repeat(MAX_CHARACTERS + 1)]]);
    const [[text = ''] = []] = sheet?.rows.slice(1) ?? [];
    expect([text.length, text.endsWith('… (cut)')]).toEqual([MAX_CHARACTERS, true]);
  });

  it('is written no faster than it is read, and ends its rows when nobody reads on', async () => {
    let made = 0;
    const ended = Promise.withResolvers<void>();
    async function* rows() {
      try {
        for (;;) {
          made += 1;
          yield [`${made} ${Math.random()}`, Math.random(), `${Math.random()}`];
        }
      } finally {
        ended.resolve();
      }
    }
    const stream = writeWorkbook([{ name: 'Rows', columns: COLUMNS, rows: rows() }], 0);
    for await (const _ of stream) if (made > 20_000) break;
    await ended.promise;
    expect(made).toBeLessThan(40_000);
  });

  it('fails where its rows fail', async () => {
    async function* rows() {
      yield ['first'];
      throw new Error('no more rows');
    }
    const stream = writeWorkbook([{ name: 'Rows', columns: COLUMNS, rows: rows() }], 0);
    await expect(stream.toArray()).rejects.toThrow('no more rows');
  });
});
