import { describe, expect, it } from 'vitest';
import { rankEveryday } from './rank-everyday.ts';
import type { Source } from './source.ts';

const english = (words: readonly string[]): Source => ({
  id: 'counted en',
  meaning: 'word',
  share: 1,
  order: 'commonest_first',
  mixed: true,
  words,
});
const french = (words: readonly string[]): Source => ({ ...english(words), id: 'counted fr', share: 0.4 });
const dictionary = (words: readonly string[]): Source => ({
  id: 'scowl 60',
  meaning: 'word',
  share: 1,
  order: 80_000,
  words,
});
const names = (words: readonly string[]): Source => ({ id: 'names', meaning: 'family_name', share: 0.1, words });

const meanings = (sources: readonly Source[]) =>
  Object.fromEntries(rankEveryday(sources).map(({ word, meaning }) => [word, meaning]));
/** Filler for the ranks before the tested ones. */
const fill = (count: number): readonly string[] =>
  Array.from(
    { length: count },
    (_, i) => `w${String.fromCharCode(97 + (i % 26), 97 + (Math.floor(i / 26) % 26), 97 + Math.floor(i / 676))}`,
  );

describe('the rank of everyday words', () => {
  it('takes the commonest first, and a word of several lists before a word of one', () => {
    const ranked = rankEveryday([english(['quelm', 'dalvor']), { ...names(['dalvor', 'tolbrecht']), share: 0.01 }]);
    expect(ranked.map(({ word }) => word)).toEqual(['dalvor', 'quelm', 'tolbrecht']);
  });

  it('takes a rare word of running text only where a dictionary knows it: the rest are names', () => {
    const rare = english([...fill(12_000), 'quelm', 'dalvor']);
    expect(meanings([rare])).not.toHaveProperty('quelm');
    expect(meanings([rare, dictionary(['quelm'])])).toHaveProperty('quelm', 'word');
  });

  it('takes a word of another language unless English writes it as early: then it is a name', () => {
    const text = [...fill(3000), 'quelm'];
    expect(meanings([french(text)])).toHaveProperty('quelm');
    expect(meanings([french(text), english([...fill(12_500), 'quelm'])])).toHaveProperty('quelm');
    expect(meanings([french([...fill(12_000), 'quelm']), english([...fill(12_500), 'quelm'])])).not.toHaveProperty(
      'quelm',
    );
  });

  it('says what the word means most often', () => {
    expect(meanings([names(['quelm']), dictionary(['quelm'])])).toHaveProperty('quelm', 'family_name');
  });

  it('takes a word of some lists only where another knows it too', () => {
    const own = { ...names(['quelm', 'dalvor']), needsAnother: true };
    expect(meanings([own])).toEqual({});
    expect(meanings([own, names(['dalvor'])])).toEqual({ dalvor: 'family_name' });
  });

  it('keeps movements, bodies and embargoed regions out, whatever holds them', () => {
    const held = meanings([
      names(['hamas', 'taliban', 'gazprom', 'crimea', 'kerch', 'quelm']),
      dictionary(['hamas', 'jihad']),
    ]);
    expect(Object.keys(held)).toEqual(['quelm']);
  });

  it('keeps the letters of a body that are a daily word', () => {
    expect(meanings([{ ...dictionary(['eso']), daily: 1 }])).toHaveProperty('eso', 'word');
    expect(meanings([dictionary(['eso'])])).not.toHaveProperty('eso');
  });
});
