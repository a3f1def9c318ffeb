import { expect, it } from 'vitest';
import { csvRow } from './csv-row.ts';

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '＝1+1', '＋1', '－1', '＠SUM(A1)'])('writes %s as text', (cell) => {
  expect(csvRow([cell]).replace(/^"/, '')).toMatch(/^'/);
});

it('quotes commas, quotes and line breaks, and leaves other cells as they are', () => {
  expect(csvRow(['a,b', 'say "x"', 'two\nlines', 'Tolbrecht'])).toBe('"a,b","say ""x""","two\nlines",Tolbrecht\r\n');
});
