import fc from 'fast-check';
import { expect, it } from 'vitest';
import { RowsByWord } from './rows-by-word.ts';

it('a word gives the rows it was added with, in that order, and no others', () => {
  const word = fc.constantFrom('ada', 'bo', 'cyd', 'constructor', '__proto__', '');
  fc.assert(
    fc.property(fc.array(fc.tuple(word, fc.nat({ max: 9 }))), word, (added, asked) => {
      const rows = new RowsByWord<number>();
      for (const [one, row] of added) rows.add(one, row);
      expect(rows.of(asked)).toEqual(added.flatMap(([one, row]) => (one === asked ? [row] : [])));
    }),
  );
});
