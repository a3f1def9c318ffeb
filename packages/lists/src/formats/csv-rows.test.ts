import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CsvRows } from './csv-rows.ts';

function rowsOf(...pieces: readonly string[]): (readonly string[])[] {
  const rows: (readonly string[])[] = [];
  const csv = new CsvRows((cells) => void rows.push(cells));
  for (const piece of pieces) csv.write(piece);
  csv.end();
  return rows;
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
  ])('%j', (text, rows) => expect(rowsOf(text)).toEqual(rows));

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
});
