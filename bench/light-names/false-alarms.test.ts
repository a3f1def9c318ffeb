import { describe, expect, it } from 'vitest';
import { falseAlarms } from './false-alarms.ts';

describe('false alarms of one-word names', () => {
  const listed = new Set(['fortune', 'quelmar']);

  it('counts texts that hold a listed word which is not everyday, whatever its case', () => {
    const { shares, causes } = falseAlarms(['paid to QUELMAR', 'a fortune', 'nothing'], listed, [0, 40_000]);
    expect(shares).toEqual([2 / 3, 1 / 3]);
    expect([...causes]).toEqual([['quelmar', 1]]);
  });

  it('sees whole words only', () => {
    expect(falseAlarms(['fortunes of quelmarine'], listed, [0]).shares).toEqual([0]);
  });
});
