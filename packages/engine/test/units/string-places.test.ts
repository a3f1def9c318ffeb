import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entityMembers } from '../../src/index/open/entity-members.ts';
import { packStrings } from '../../src/index/tables/packed-strings.ts';
import { stringPlaces } from '../../src/index/tables/string-places.ts';

describe('places of packed strings', () => {
  it('are those that a map of the strings would tell, the last of equal ones', () => {
    const texts = fc.array(fc.oneof(fc.string({ maxLength: 3 }), fc.string({ unit: 'grapheme' })), { maxLength: 200 });
    fc.assert(
      fc.property(texts, fc.string(), (strings, other) => {
        const placeOf = stringPlaces(packStrings(strings));
        const known = new Map(strings.map((text, place) => [text, place]));
        for (const text of [...strings, other, '']) expect(placeOf(text)).toBe(known.get(text));
      }),
    );
  });

  it('are found among ids that differ in a digit', () => {
    const ids = Array.from({ length: 20_000 }, (_, n) => `xx_list:${n}`);
    const placeOf = stringPlaces(packStrings(ids));
    expect(ids.map(placeOf)).toEqual(ids.map((_, n) => n));
    expect(placeOf('xx_list:20000')).toBeUndefined();
  });
});

describe('listings of a party', () => {
  it('are all that have its number, in ascending order', () => {
    const of = entityMembers(Int32Array.of(0, 1, 0, 3, 1, 0));
    expect([0, 1, 2, 3].map(of)).toEqual([[0, 2, 5], [1, 4], [], [3]]);
  });
});
