import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from '../../src/words/compare/edit-distance.ts';
import { runs } from '../builders/runs.ts';

const word = fc.string({ unit: fc.constantFrom(...'abcde'), maxLength: 64 });

/** The definition, letter by letter. */
function defined(a: string, b: string): number {
  const known = new Map<string, number>();
  const from = (i: number, j: number): number => {
    if (i === a.length || j === b.length) return a.length - i + b.length - j;
    const key = `${i}:${j}`;
    const value =
      known.get(key) ?? Math.min(from(i + 1, j + 1) + (a[i] === b[j] ? 0 : 1), from(i + 1, j) + 1, from(i, j + 1) + 1);
    known.set(key, value);
    return value;
  };
  return from(0, 0);
}

describe('the number of edits between two words', () => {
  it('is the least number of letters changed, left out or put in, however long the words are', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b)).toBe(defined(a, b));
      }),
      runs(300),
    );
  });

  it.each([
    ['', '', 0],
    ['', 'kel', 3],
    ['kelden', 'keldor', 2],
    ['a'.repeat(31), 'a'.repeat(32), 1],
    ['b'.repeat(32), `c${'b'.repeat(31)}`, 1],
  ])('of "%s" and "%s" is %i', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
  });
});
