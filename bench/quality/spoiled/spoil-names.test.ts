import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../lists/random.ts';
import { cutAt20, leftOutAndSlip, redacted, slipInOnlyWord, visualOrder, wrongLetter } from './spoil-names.ts';

describe('spoiled names', () => {
  it('have one wrong letter, never the first', () => {
    const random = randomFrom(5);
    for (let n = 0; n < 50; n++) {
      const wrong = wrongLetter('Vestrakov', random);
      expect([...wrong].filter((letter, i) => letter !== 'Vestrakov'[i])).toHaveLength(1);
      expect(wrong[0]).toBe('V');
    }
  });

  it('lose a word in the middle and keep the first', () => {
    const spoiled = leftOutAndSlip('Orlan Petrovich Vestrakov', randomFrom(5))?.split(' ');
    expect(spoiled).toHaveLength(2);
    expect(spoiled?.[0]).toBe('Orlan');
  });

  it('are nothing where it cannot happen to them', () => {
    const random = randomFrom(5);
    expect(leftOutAndSlip('Orlan Vestrakov', random)).toBeUndefined();
    expect(cutAt20('Quelmar Trading', random)).toBeUndefined();
    expect(slipInOnlyWord('Quelmar Trading Ltd', random)).toBeUndefined();
    expect(redacted('Orlan', random)).toBeUndefined();
  });

  it('are what a reader sees from left to right', () => {
    expect(visualOrder('سلمان حداد', randomFrom(5))).toBe('دادح ناملس');
  });
});
