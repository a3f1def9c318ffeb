import { describe, expect, it } from 'vitest';
import { cityRank, isEmbargoedPlace } from './cities.ts';

describe('cities', () => {
  it('knows large cities and capitals, of one word and several, the largest first', () => {
    expect(cityRank('shanghai')).toBeLessThan(cityRank('hamburg') ?? 0);
    expect(cityRank('buenos aires')).toBeDefined();
    expect(cityRank('vaduz')).toBeDefined();
    expect(cityRank('quelmar')).toBeUndefined();
  });

  it('keeps cities and regions of an embargo apart: they tell something', () => {
    for (const name of ['crimea', 'donetsk', 'sevastopol', 'pyongyang', 'damascus', 'havana', 'tehran']) {
      expect(isEmbargoedPlace(name), name).toBe(true);
      expect(cityRank(name), name).toBeUndefined();
    }
    expect(isEmbargoedPlace('kyiv')).toBe(false);
  });
});
