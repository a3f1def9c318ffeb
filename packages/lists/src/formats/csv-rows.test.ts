import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ListRefused } from '../list/list-refused.ts';
import { CsvRows } from './csv-rows.ts';

const MB = 1024 * 1024;
/** Text for which csv-parse leaves the quotes in the cell. */
const TEXT_AFTER_QUOTE = /(?:^|[,\n\r])"(?:[^"]|"")*"[^",\n\r]/;

function rowsOf(...pieces: readonly string[]): (readonly string[])[] {
  const rows: (readonly string[])[] = [];
  const csv = new CsvRows((cells) => void rows.push(cells));
  for (const piece of pieces) csv.write(piece);
  csv.end();
  return rows;
}

function rowsOrRefusal(pieces: readonly string[]): (readonly string[])[] | string {
  const rows: (readonly string[])[] = [];
  const csv = new CsvRows((cells) => void rows.push(cells), ',');
  try {
    for (const piece of pieces) csv.write(piece);
    csv.end();
    return rows;
  } catch (error) {
    return error instanceof ListRefused ? error.code : 'failed';
  }
}

function rowsOfCsvParse(text: string): string[][] | string {
  const options = { relax_quotes: true, relax_column_count: true, record_delimiter: ['\r\n', '\n', '\r'] };
  try {
    return parse(text, options).filter((row) => row.length > 1 || row[0] !== '');
  } catch {
    return 'truncated';
  }
}

describe('rows of CSV', () => {
  it.each([
    [
      'a,b\nc,d\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,b\r\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['\uFEFFa;b,c,d\n', [['a;b', 'c', 'd']]],
    [
      'a;b;c,d\n1;2;3\n',
      [
        ['a', 'b', 'c,d'],
        ['1', '2', '3'],
      ],
    ],
    ['a,"b ""c"", d"\n', [['a', 'b "c", d']]],
    [
      'a,"b\nc"\n\nd,e\n',
      [
        ['a', 'b\nc'],
        ['d', 'e'],
      ],
    ],
    [
      'a,\n,b\n',
      [
        ['a', ''],
        ['', 'b'],
      ],
    ],
    ['a,""\n', [['a', '']]],
    ['a,"b" c,"d" \n', [['a', 'b c', 'd ']]],
    ['a,b"c"d\n', [['a', 'b"c"d']]],
    [
      'a,b\rc,d\r\ne,f\n',
      [
        ['a', 'b'],
        ['c', 'd'],
        ['e', 'f'],
      ],
    ],
  ])('%j', (text, rows) => expect(rowsOf(text)).toEqual(rows));

  it('come with the line they begin on, however the text is cut', () => {
    const lines: number[] = [];
    const csv = new CsvRows((_cells, line) => void lines.push(line));
    for (const letter of 'a,b\r\n"c\r\nd\ne",f\r\n\r\ng,h\n') csv.write(letter);
    csv.end();
    expect([lines, csv.line]).toEqual([[1, 2, 6], 7]);
  });

  it.each([
    ['a quote that is not closed', 'a,b\n1,2\n3,"4\n5,6\n', 'truncated'],
    ['a row of more than 1 MB', `a,b\n1,2\n"${'x'.repeat(MB)}`, 'malformed'],
    ['more columns than a sheet has', `a,b\n1,2\n${','.repeat(17_000)}\n`, 'too_large'],
  ])('are refused for %s, with its line', (_what, text, code) => {
    expect(() => rowsOf(text)).toThrow(expect.objectContaining({ code, position: { line: 3, column: 0 } }));
  });

  it('are the same however the text is cut', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', ' ', 'é') });
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(table, fc.array(fc.nat(200), { maxLength: 6 }), (rows, cuts) => {
        const quoted = rows.map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join(','));
        const text = `head,er\n${quoted.join('\r\n')}\r\n`;
        const ends = [0, ...cuts.map((cut) => Math.min(cut, text.length)).sort((a, b) => a - b), text.length];
        const pieces = ends.slice(1).map((end, at) => text.slice(ends[at], end));
        expect(rowsOf(...pieces)).toEqual([['head', 'er'], ...rows]);
      }),
    );
  });

  it('are those of csv-parse, however broken the text is', () => {
    const piece = fc.constantFrom('a', 'é', ' ', ';', '"', '""', ',', ',"', '",', '\n', '\r\n', '\r');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join('');
        fc.pre(!TEXT_AFTER_QUOTE.test(text));
        expect(rowsOrRefusal(pieces)).toEqual(rowsOfCsvParse(text));
      }),
      { numRuns: 2_000 },
    );
  });
});
