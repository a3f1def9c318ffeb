import { describe, expect, it } from 'vitest';
import { EVERYDAY_UP_TO, everydayMeaning, everydayRank } from './everyday.ts';

describe('everyday words', () => {
  it('gives the meaning of a word that is also a name', () => {
    expect(everydayMeaning('fortune')).toBe('word');
    expect(everydayMeaning('carol')).toBe('given_name');
    expect(everydayMeaning('garcia')).toBe('family_name');
    expect(everydayMeaning('moscow')).toBe('place');
  });

  it('knows daily words of other languages', () => {
    for (const word of ['ist', 'gracias', 'merci', 'spasibo', 'tamam']) expect(everydayMeaning(word)).toBe('word');
  });

  it('calls an ordinary word that many bear as a family name a word', () => {
    expect(everydayMeaning('green')).toBe('word');
  });

  it('never holds the name of a movement, of a designated body or of an embargoed region', () => {
    for (const word of [
      'hamas',
      'taliban',
      'hezbollah',
      'isis',
      'jihad',
      'gazprom',
      'sberbank',
      'melli',
      'crimea',
      'donetsk',
    ])
      expect(everydayMeaning(word), word).toBeUndefined();
  });

  it('keeps the daily word that the letters of a body spell too', () => {
    expect(everydayMeaning('army')).toBe('word');
    expect(everydayMeaning('eso')).toBe('word');
  });

  it('does not know a word that no source holds', () => {
    expect(everydayMeaning('tolbrecht')).toBeUndefined();
    expect(everydayMeaning('quelmar')).toBeUndefined();
  });

  it('takes words commonest first: a lower cut-off leaves the rarer out', () => {
    const rank = everydayRank('olive') ?? 0;
    expect(rank).toBeGreaterThan(0);
    expect(everydayMeaning('olive', rank)).toBeUndefined();
    expect(everydayMeaning('olive', rank + 1)).toBeDefined();
    expect(everydayRank('the')).toBe(0);
    expect(EVERYDAY_UP_TO).toBeGreaterThan(rank);
  });
});
