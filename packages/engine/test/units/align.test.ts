import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { align } from '../../src/score/name/align.ts';
import type { Pair } from '../../src/score/name/pairs.ts';
import { runs } from '../builders/runs.ts';

const WORDS = 4;
const bits = (mask: number): number[] => Array.from({ length: 31 }, (_, i) => i).filter((i) => (mask >> i) & 1);
const pair = (
  [queryFirst, queryCount, listedFirst, listedCount]: readonly number[],
  similarity: number,
  weight: number,
): Pair => {
  const run = (first = 0, count = 1) => ((1 << count) - 1) << first;
  return {
    queryMask: run(queryFirst, queryCount),
    listedMask: run(listedFirst, listedCount),
    queryFirst: queryFirst ?? 0,
    listedFirst: listedFirst ?? 0,
    similarity,
    weight,
    method: 'edit',
    systems: 63,
    isBody: false,
  };
};
const pairs = fc.array(
  fc
    .tuple(
      fc.tuple(fc.nat(WORDS - 1), fc.integer({ min: 1, max: 2 }), fc.nat(WORDS - 1), fc.integer({ min: 1, max: 2 })),
      fc.integer({ min: 60, max: 100 }),
      fc.integer({ min: 1, max: 255 }),
    )
    .map(([at, similarity, weight]) => pair(at, similarity / 100, weight)),
  { maxLength: 9 },
);
/** What `align` maximises: agreement counts, difference within it counts against. */
const gain = (chosen: readonly Pair[]): number =>
  chosen.reduce((sum, { weight, similarity }) => sum + weight * (2 * similarity - 1) + similarity, 0);
const isOneToOne = (chosen: readonly Pair[]): boolean =>
  [chosen.flatMap((one) => bits(one.queryMask)), chosen.flatMap((one) => bits(one.listedMask))].every(
    (used) => new Set(used).size === used.length,
  );
const subsets = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: 2 ** items.length }, (_, chosen) => items.filter((_, i) => (chosen >> i) & 1));

describe('the alignment of two names', () => {
  it('uses every word once at most', () => {
    fc.assert(
      fc.property(pairs, (given) => {
        expect(isOneToOne(align(given))).toBe(true);
      }),
      runs(300),
    );
  });

  it('is the best there is, by trying every set of pairs', () => {
    fc.assert(
      fc.property(pairs, (given) => {
        const best = Math.max(...subsets(given).filter(isOneToOne).map(gain));
        expect(gain(align(given))).toBeCloseTo(best, 9);
      }),
      runs(200),
    );
  });

  it('has the same worth in whatever order the pairs come', () => {
    fc.assert(
      fc.property(pairs, (given) => {
        expect(gain(align(given.toReversed()))).toBeCloseTo(gain(align(given)), 9);
      }),
      runs(200),
    );
  });

  it('consists of pairs that were given', () => {
    fc.assert(
      fc.property(pairs, (given) => {
        for (const one of align(given)) expect(given).toContain(one);
      }),
      runs(100),
    );
  });

  it('of nothing is nothing', () => expect(align([])).toEqual([]));
});
