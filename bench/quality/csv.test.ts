import { expect, it } from 'vitest';
import { parseCsv } from './csv.ts';

it('reads rows by the names of the header, whatever ends a line', () => {
  expect(parseCsv('name,note\r\nOlga Zebrowsky,a\nIvo Zebrowsky,\n')).toEqual([
    { name: 'Olga Zebrowsky', note: 'a' },
    { name: 'Ivo Zebrowsky', note: '' },
  ]);
});

it('keeps commas, quotes and line ends inside quotes', () => {
  expect(parseCsv('name,note\n"ZEBROWSKY, Olga","said ""no""\nthen yes"')).toEqual([
    { name: 'ZEBROWSKY, Olga', note: 'said "no"\nthen yes' },
  ]);
});

it('fills missing cells, skips empty lines and drops a byte order mark', () => {
  expect(parseCsv('\uFEFFname,note\n\nOlga\n')).toEqual([{ name: 'Olga', note: '' }]);
});
