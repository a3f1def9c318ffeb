import { describe, expect, it } from 'vitest';
import { soundOfWord } from '../../src/knowledge/scripts/sound-of-word.ts';
import { editDistance } from '../../src/words/compare/edit-distance.ts';
import { relate } from '../../src/words/compare/relate.ts';
import { formOf } from '../../src/words/form/form.ts';
import { company, party } from '../builders/party.ts';
import { indexOf, model, search } from '../builders/search.ts';
import { nearStackEnd } from '../builders/stack-end.ts';

const soundSimilarity = (word: string, spelling: string): number | undefined =>
  relate(formOf(soundOfWord(word, 'Cyrl') ?? '', model), formOf(spelling, model), model)?.similarity;

describe('where the stack ends in the middle', () => {
  it('of a search, the next one finds all the same, on this index or another', () => {
    const listings = [party('Orlan Vestrakov Tolbrecht'), company('Quelmar Tolbrecht Trading Ltd')];
    const name = 'Orlan Vestrakof Tolbrecht';
    const expected = search(listings, name);
    expect(expected.total).toBeGreaterThan(0);
    let index = indexOf(listings);
    const ended = nearStackEnd(
      () => search(index, name),
      (levels) => {
        expect(search(index, name), `${levels} levels deep`).toEqual(expected);
        index = indexOf(listings);
      },
    );
    expect(ended).toBeGreaterThan(0);
  });

  it('of counting edits, the next count is right', () => {
    const ended = nearStackEnd(
      () => editDistance('quelmar', 'dalvor'),
      () => expect(editDistance('tolbrekht', 'tolbrecht')).toBe(1),
    );
    expect(ended).toBeGreaterThan(0);
  });

  it('of comparing by sound, the next comparison is right', () => {
    const expected = soundSimilarity('вербьо', 'verbiot');
    const ended = nearStackEnd(
      () => soundSimilarity('вербьо', 'verbiot'),
      () => expect(soundSimilarity('вербьо', 'verbiot')).toBe(expected),
    );
    expect(ended).toBeGreaterThan(0);
  });
});
