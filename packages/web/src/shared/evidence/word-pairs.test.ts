import { describe, expect, it } from 'vitest';
import { unmatchedWords } from './word-pairs.tsx';

describe('the words nothing was matched with', () => {
  it('are those outside every span', () => {
    expect(
      unmatchedWords('Orlan Petrovich VESTRAKOV (1971)', [
        { start: 0, end: 5 },
        { start: 16, end: 25 },
      ]),
    ).toEqual(['Petrovich', '1971']);
  });

  it('keep hyphens, apostrophes and marks, in any script', () => {
    expect(unmatchedWords("Al-Vantal d'Orlan, Вестраков", [])).toEqual(['Al-Vantal', "d'Orlan", 'Вестраков']);
  });

  it('are none where all is matched', () => {
    expect(unmatchedWords('Orlan.', [{ start: 0, end: 5 }])).toEqual([]);
  });
});
