import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asciiWords } from '../../src/normalise/text/ascii-words.ts';
import { clustersOf } from '../../src/normalise/text/clusters.ts';
import { wordsOf } from '../../src/normalise/text/words.ts';
import { runs } from '../builders/runs.ts';

const plain = fc.string({ unit: fc.constantFrom(..."abzAZ019'` -.,/()[]#_~"), maxLength: 90 });

describe('the words of plain ASCII', () => {
  it('are those of the way for any text, with their places', () => {
    fc.assert(
      fc.property(plain, (text) => {
        expect(asciiWords(text)).toEqual(wordsOf(clustersOf(text).clusters, text).words);
      }),
      runs(500),
    );
  });

  it('are the same where a word is too long and cut', () => {
    const text = `Kel${'o'.repeat(70)}'den 4`;
    expect(asciiWords(text)).toEqual(wordsOf(clustersOf(text).clusters, text).words);
  });

  it.each(['Kelden & Sons', 'Put$n', 'Keldén', 'a\u0301', 'a\nb', '١'])('leave "%s" to the other way', (text) => {
    expect(asciiWords(text)).toBeUndefined();
  });
});
