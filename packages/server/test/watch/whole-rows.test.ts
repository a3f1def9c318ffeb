import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOTES_SPAN } from '../../src/modules/customers/store/customer.ts';
import { wholeRows } from '../../src/modules/watch/look-up-notes.ts';

describe('a run over a book with gaps', () => {
  const books = fc
    .uniqueArray(fc.integer({ min: 1, max: 5 * NOTES_SPAN }), { minLength: 1, maxLength: 200 })
    .map((places) => places.toSorted((a, b) => a - b).map((place) => ({ place })));

  it('has every customer once, in order, and those of one row of words together', () => {
    fc.assert(
      fc.property(books, fc.integer({ min: 1, max: 60 }), (book, least) => {
        // As many as a row has at most are read at once, so that the first row is whole.
        const most = Math.max(least, ...[...Map.groupBy(book, rowOf).values()].map(({ length }) => length));
        const seen: { place: number }[][] = [];
        for (let after = 0; ; ) {
          const part = book.filter(({ place }) => place > after).slice(0, most);
          if (part.length === 0) break;
          const rows = wholeRows(part, part.length < most);
          seen.push(...rows.map((row) => [...row]));
          after = rows.at(-1)?.at(-1)?.place ?? Number.POSITIVE_INFINITY;
        }
        expect(seen).toEqual([...Map.groupBy(book, rowOf).values()]);
      }),
    );
  });
});

const rowOf = ({ place }: { readonly place: number }): number => Math.floor(place / NOTES_SPAN);
