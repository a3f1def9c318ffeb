import { describe, expect, it } from 'vitest';
import { crossValidate } from './cross-validate.ts';
import type { Observation } from './observation.ts';

type Seen = Pick<Observation, 'finding' | 'same' | 'before'>;

const pairs = (letter: string, count: number, seen: Seen): Observation[] =>
  Array.from({ length: count }, (_, i) => ({
    ...seen,
    source: seen.same ? 'alias' : 'stranger',
    type: 'person',
    bits: 20,
    before: seen.before + (i % 8),
    nameScore: 80,
    score: 80,
    fold: 0,
    groups: { letter, country: 'none', script: 'Latn' },
  }));

/** Pairs whose score before any finding is informative. */
const plain = (letter: string): Observation[] => [
  ...pairs(letter, 200, { finding: null, same: true, before: 90 }),
  ...pairs(letter, 200, { finding: null, same: false, before: 80 }),
];

const fewerNames = (letter: string, same: boolean): Observation[] =>
  pairs(letter, 200, { finding: 'fewer_names', same, before: 90 });

const dropBy = (grouping: string, found: ReturnType<typeof crossValidate>): number => {
  const { f1High } = found.find((one) => one.grouping === grouping) ?? { f1High: [0, 100] };
  return f1High[0] - f1High[1];
};

describe('cross-validation by group', () => {
  it('sees no drop where a finding means the same in every group', () => {
    const alike = ['a', 'b', 'c'].flatMap((letter) => [...plain(letter), ...fewerNames(letter, false)]);
    expect(Math.abs(dropBy('letter', crossValidate(alike)))).toBeLessThan(0.5);
  });

  it('sees the drop of a table row that only one group supports', () => {
    const special = [...['a', 'b', 'c'].flatMap(plain), ...fewerNames('c', false)];
    expect(dropBy('letter', crossValidate(special))).toBeGreaterThan(5);
  });
});
