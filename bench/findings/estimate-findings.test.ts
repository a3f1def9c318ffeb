import { describe, expect, it } from 'vitest';
import { randomFrom } from '../lists/random.ts';
import { effectsText } from './effects-text.ts';
import { estimateFindings } from './estimate-findings.ts';
import { likeWords } from './like-words.ts';
import type { Observation } from './observation.ts';
import { reliabilityOf } from './reliability.ts';

const seen = (finding: Observation['finding'], same: boolean, count: number): Observation[] =>
  Array.from({ length: count }, (_, i) => ({
    source: same ? 'alias' : 'stranger',
    type: 'person',
    same,
    finding,
    bits: 20,
    before: 80 + (i % 20),
    nameScore: 80,
    score: 80,
    fold: 0,
    groups: { letter: 'a', country: 'none', script: 'Latn' },
  }));

describe('the estimate of a finding', () => {
  it('takes more, the more often strangers show it', () => {
    const pairs = [
      ...seen(null, true, 400),
      ...seen(null, false, 40),
      ...seen('fewer_names', true, 100),
      ...seen('fewer_names', false, 100),
      ...seen('near_name', true, 20),
      ...seen('near_name', false, 300),
    ];
    const bits = new Map(estimateFindings(pairs).map((one) => [one.code, one.bits]));
    expect(bits.get('fewer_names')).toBeLessThan(0);
    expect(bits.get('near_name')).toBeLessThan(bits.get('fewer_names') ?? 0);
  });

  it('never adds in the table, and has the mean of all where no pair shows it', () => {
    const estimate = { perBit: -0.5, pairs: 9 };
    const text = effectsText(
      ['near_name', 'loose', 'guess'],
      [
        { code: 'near_name', bits: -4, ...estimate },
        { code: 'loose', bits: 2, ...estimate },
      ],
    );
    expect(text).toContain('near_name: [-4, 0],');
    expect(text).toContain('loose: [0, 0],');
    expect(text).toContain('guess: [-1, 0],');
  });
});

describe('the reliability of scores', () => {
  it('counts the same party by five points, and the commonest scores below those of whole names', () => {
    const at = (score: number, same: boolean) => ({ source: 'alias' as const, same, score });
    const found = reliabilityOf([at(76, false), at(76, true), at(100, true), at(100, true)]);
    expect(found).toMatchObject({ pairs: 4, baseRate: 75, commonest: [{ score: 76, share: 50 }] });
    expect(found.bins.map(({ pairs, same }) => [pairs, same])).toEqual([
      [2, 1],
      [0, 0],
      [0, 0],
      [0, 0],
      [2, 2],
    ]);
  });
});

it('draws another word of the vocabulary that is one letter apart', () => {
  const like = likeWords(['tolbrek', 'tolbrak', 'quelmir'], () => true, randomFrom(1));
  expect(like('Tolbrek')).toBe('tolbrak');
  expect(like('quelmir')).toBeUndefined();
});
