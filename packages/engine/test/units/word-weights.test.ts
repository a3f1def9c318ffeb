import { describe, expect, it } from 'vitest';
import { MODEL_WEIGHTS } from '../../src/knowledge/model/model.gen.ts';
import { wordWeights } from '../../src/knowledge/model/word-weights.ts';

describe('weights of words', () => {
  it('are those of the line that a word stands in', () => {
    const weightOf = wordWeights('63 varnok\n77 tol brecht tolbrecht\n255 zz');
    expect(['varnok', 'tol', 'brecht', 'tolbrecht', 'zz'].map(weightOf)).toEqual([63, 77, 77, 77, 255]);
  });

  it('are none for what is part of a word, a weight, nothing, or more than a word', () => {
    const weightOf = wordWeights('63 varnok\n77 tol brecht');
    for (const text of ['varno', 'varnokk', '63', '77', '', ' ', 'tol brecht', 'varnok\n77'])
      expect(weightOf(text)).toBeUndefined();
  });

  it('are as many and the same as the model has', () => {
    const weightOf = wordWeights(MODEL_WEIGHTS);
    const others = MODEL_WEIGHTS.split('\n').flatMap((line) => {
      const [weight, ...words] = line.split(' ');
      return words.filter((word) => weightOf(word) !== Number(weight));
    });
    expect(others).toEqual([]);
  });
});
