import fc from 'fast-check';
import { expect, it } from 'vitest';
import { orderOf } from '../../src/index/build/build-index.ts';
import { byPrecedence } from '../../src/index/build/list-precedence.ts';
import { sortedByText } from '../../src/index/build/sorted-by-text.ts';

/** Characters at the bounds of what a key tells. */
const units = fc.constantFrom(
  '\0',
  '0',
  '9',
  'A',
  'z',
  '~',
  '\x7f',
  '\x80',
  'é',
  'ж',
  '鳥',
  '\ud83d',
  '\udc26',
  '\uffff',
);
const text = fc.oneof(
  fc.string({ unit: units, maxLength: 12 }),
  fc.string({ unit: fc.constantFrom('1', '2'), maxLength: 10 }),
);
const texts = fc.tuple(fc.constantFrom('', 'NK-', 'gb-coh-'), fc.array(text, { maxLength: 60 }));

it.each([
  ['few', undefined],
  ['many', 0],
])('texts come in the order of their units, the first of equal ones first, as %s are put in order', (_, few) => {
  fc.assert(
    fc.property(texts, ([begin, rest]) => {
      const all = rest.map((each) => begin + each);
      const expected = [...all.keys()].sort((a, b) => {
        const [x = '', y = ''] = [all[a], all[b]];
        return x < y ? -1 : x > y ? 1 : a - b;
      });
      expect([...sortedByText(all, few)]).toEqual(expected);
    }),
  );
});

it('listings come by list and id, one for each id', () => {
  const id = fc
    .tuple(fc.constantFrom('eu_fsf', 'un_sc', 'us_ofac_sdn', 'gulls', 'a'), text)
    .map((parts) => parts.join(':'));
  fc.assert(
    fc.property(fc.array(id, { maxLength: 80 }), (ids) => {
      const listed = ids.map((each, number) => ({ id: each, list: each.slice(0, each.indexOf(':')), number }));
      const expected = listed
        .filter((one) => ids.indexOf(one.id) === one.number)
        .sort(byPrecedence)
        .map(({ number }) => number);
      expect([...orderOf(ids)]).toEqual(expected);
    }),
  );
});
