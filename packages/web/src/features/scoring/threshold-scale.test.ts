import { describe, expect, it } from 'vitest';
import { zonesOf } from './threshold-scale.tsx';

const thresholds = { policy: 'default', result: 75, high: 85, least: 50, nearMissPoints: 10, limit: 25 };

describe('the zones of the scale', () => {
  it('follow one another from the lowest threshold to 100', () => {
    expect(zonesOf(thresholds)).toEqual([
      { kind: 'below', from: 50, to: 65 },
      { kind: 'near', from: 65, to: 75 },
      { kind: 'review', from: 75, to: 85 },
      { kind: 'high', from: 85, to: 100 },
    ]);
  });

  it('leave out what has no room', () => {
    expect(zonesOf({ ...thresholds, result: 55, high: 55 }).map(({ kind, from }) => [kind, from])).toEqual([
      ['near', 50],
      ['high', 55],
    ]);
  });
});
