import fc from 'fast-check';
import { expect, it } from 'vitest';
import { guessLayout, layOutBy, unmappedWords } from '../../src/row-files/lay-out.ts';
import { halfNames, namesSomebody } from '../../src/row-files/name-gaps.ts';
import { rowOfCells } from '../../src/row-files/row-of-cells.ts';
import { HEADING_PAIRS } from '../support/heading-pairs.ts';

/** Words that no table of names knows. */
const word = fc
  .tuple(
    fc.constantFrom('Vra', 'Tol', 'Quel', 'Dal', 'Zor', 'Мир', 'Гра'),
    fc.constantFrom('nok', 'brecht', 'mir', 'vor', 'дан'),
  )
  .map(([start, end]) => start + end);
const name = fc.record({ given: word, middle: fc.option(word), family: word });
const sorted = (text: string): string =>
  text
    .split(/[\s,]+/)
    .filter(Boolean)
    .toSorted()
    .join(' ');

/** Every name that a row is screened by. */
const screenedBy = (cells: readonly string[], columns: Parameters<typeof rowOfCells>[1]): readonly string[] =>
  rowOfCells(cells, columns).parties.flatMap(({ members }) =>
    [members['searchText'], members['aliases'] ?? []].flat().map(String),
  );

it('a name that is split over columns at random is one name, or the file does not start', () => {
  const heading = fc.oneof(
    fc.constantFrom(...HEADING_PAIRS.flat()),
    fc.constantFrom('Middle name', 'Отчество', 'AKA 1', 'Xyz', 'Director', 'Spouse first name', 'Spouse last name', ''),
  );
  const file = fc.record({
    people: fc.array(name, { minLength: 1, maxLength: 5 }),
    headings: fc.array(heading, { minLength: 1, maxLength: 4 }),
    /** Which column each word of a name goes to. */
    places: fc.array(fc.nat(3), { minLength: 3, maxLength: 3 }),
  });
  fc.assert(
    fc.property(file, ({ people, headings, places }) => {
      // A name of one word again and again has no halves to lose.
      fc.pre(people.every(({ given, middle, family }) => given !== family && given !== middle && family !== middle));
      const split = people.map(({ given, middle, family }) => {
        const cells = headings.map(() => '');
        [given, middle, family].forEach((part, at) => {
          const place = (places[at] ?? 0) % cells.length;
          if (part !== null) cells[place] = `${cells[place]} ${part}`.trim();
        });
        return cells;
      });
      const { columns } = guessLayout([headings, ...split], true);
      const starts = namesSomebody(columns) && halfNames(columns).length === 0 && unmappedWords(columns).length === 0;
      if (!starts) return;
      people.forEach(({ given, middle, family }, at) => {
        const row = rowOfCells(split[at] ?? [], columns);
        const whole = sorted([given, middle ?? '', family].join(' '));
        const words = screenedBy(split[at] ?? [], columns);
        // Parts of one name in columns of two parties are two names: every word of it is screened at least.
        const all = sorted([...new Set(words.join(' ').split(' '))].join(' '));
        const isOne = words.some((one) => sorted(one) === whole);
        const isLost = (row.parties[0]?.leftOut ?? []).length > 0;
        const hasParties = columns.some(({ member }) => member === 'related' || member === 'alias');
        expect(isOne || isLost || (hasParties && whole.split(' ').every((part) => all.includes(part)))).toBe(true);
      });
    }),
  );
});

it.each(HEADING_PAIRS)('"%s" and "%s" are two halves of one name, in both orders', (familyHeading, givenHeading) => {
  for (const turned of [false, true]) {
    const inOrder = (pair: readonly string[]): readonly string[] => (turned ? pair.toReversed() : pair);
    const cells = inOrder(['Vranok', 'Tolbrecht']);
    const { columns } = guessLayout([inOrder([familyHeading, givenHeading]), cells]);
    expect([columns.map(({ member }) => member).toSorted(), halfNames(columns)]).toEqual([
      ['firstName', 'lastName'],
      [],
    ]);
    expect(screenedBy(cells, columns)).toEqual(['Tolbrecht Vranok', 'Vranok Tolbrecht']);
  }
});

it('halves that somebody maps by hand are one name, too, and one of them alone is none', () => {
  fc.assert(
    fc.property(name, fc.shuffledSubarray(['firstName', 'middleName', 'lastName'] as const), (person, members) => {
      const parts = { firstName: person.given, middleName: person.middle ?? 'Ozren', lastName: person.family };
      const said = members.map((member, at) => ({ heading: `Column ${at + 1}`, member }));
      const cells = members.map((member) => parts[member]);
      const { columns } = layOutBy([cells], said, false);
      const isWhole = members.includes('firstName') && members.includes('lastName');
      expect(halfNames(columns).length === 0).toBe(isWhole || members.length === 0);
      if (isWhole)
        expect(screenedBy(cells, columns).map(sorted)).toEqual(expect.arrayContaining([sorted(cells.join(' '))]));
    }),
  );
});

it.each(['Maiden name', 'Geburtsname', 'Nom de naissance', 'Девичья фамилия', 'Previous surname'])(
  'a name under "%s" goes with the given name; alone it is everybody’s',
  (heading) => {
    const screened = (cell: string, first = 'Tesmond'): readonly string[] => {
      const rows = [
        ['First name', 'Last name', heading],
        [first, 'Quillaby', cell],
      ];
      return screenedBy(rows[1] ?? [], guessLayout(rows, true).columns);
    };
    expect(screened('Vestrakov')).toContain('Tesmond Vestrakov');
    expect(screened('Vestrakov')).not.toContain('Vestrakov');
    expect(screened('von Vestrakov')).toEqual(expect.arrayContaining(['Tesmond von Vestrakov', 'von Vestrakov']));
    expect(screened('Tesmond Vestrakov')).toEqual(['Tesmond Quillaby', 'Quillaby Tesmond', 'Tesmond Vestrakov']);
    expect(screened('Vestrakov', '')).toContain('Vestrakov');
  },
);
