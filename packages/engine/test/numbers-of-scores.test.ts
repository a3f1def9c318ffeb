import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', 'src', 'score');

/** Files with numbers of their own: the calendar, Treasury's formula, and bounds of work, which move no score. */
const EXEMPT: Readonly<Record<string, string>> = {
  'fields/civil-days.ts': 'days of months and years',
  'fields/birth-date.ts': 'what a date says: days and months beside it',
  'fields/read-date.ts': 'forms of dates',
  'fields/read-birth-date.ts': 'forms of dates',
  'fields/identifier-evidence.ts': 'numbers named in a sentence',
  'name/ofac-estimate.ts': 'the formula of another search',
  'name/align.ts': 'bounds of work',
};

/** Nothing, one, two sides, tenths and hundredths, the whole scale in tenths, bits of a mask. */
const COUNTS = new Set([0, 1, 2, 10, 100, 1000, 31, 0x7fffffff]);
/** Steps of work and the bits of a weight, by file. */
const OWN: Readonly<Record<string, readonly number[]>> = { 'name/score-name.ts': [4, 0.5, 16] };

type Node = { readonly type?: string; readonly value?: unknown; readonly [key: string]: unknown };

function numbersIn(node: unknown): number[] {
  if (Array.isArray(node)) return node.flatMap(numbersIn);
  if (typeof node !== 'object' || node === null) return [];
  const { type, value } = node as Node;
  if (type === 'Literal' && typeof value === 'number') return [value];
  return Object.values(node).flatMap(numbersIn);
}

const files = globSync('**/*.ts', { cwd: ROOT }).filter((file) => !/\.test\.ts$/.test(file));
const tellingNumbers = (path: string, text: string): number[] =>
  numbersIn(parseSync(path, text).program).filter((value) => !COUNTS.has(value) && !OWN[path]?.includes(value));

it.each(files.filter((file) => EXEMPT[file] === undefined))('%s has no number that stands in no table', (file) => {
  expect(tellingNumbers(file, readFileSync(join(ROOT, file), 'utf8')), relative(ROOT, file)).toEqual([]);
});

it('finds a number in code', () => {
  expect(tellingNumbers('some.ts', 'const most = { value: [0.85] }; export { most };')).toEqual([0.85]);
});
