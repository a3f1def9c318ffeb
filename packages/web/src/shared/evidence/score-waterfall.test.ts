import { describe, expect, it } from 'vitest';
import { barsOf } from './score-waterfall.tsx';

describe('the bars of a score', () => {
  it('start where the one before ended, backwards for what is taken', () => {
    expect(
      barsOf([
        { step: 'name', value: 90 },
        { step: 'birthDate', value: -10 },
        { step: 'country', value: 5 },
      ]),
    ).toEqual([
      { step: 'name', value: 90, fromPercent: 0, widthPercent: 90 },
      { step: 'birthDate', value: -10, fromPercent: 80, widthPercent: 10 },
      { step: 'country', value: 5, fromPercent: 80, widthPercent: 5 },
    ]);
  });

  it('stay on the scale where a sum passes 100 on the way', () => {
    const bars = barsOf([
      { step: 'name', value: 98 },
      { step: 'identifier', value: 20 },
      { step: 'cap', value: -18 },
    ]);
    expect(bars.map((bar) => bar.fromPercent + bar.widthPercent)).toEqual([98, 100, 100]);
  });
});
