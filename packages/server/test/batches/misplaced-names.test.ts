import { isPlaceholder } from '@namesake/engine';
import { expect, it } from 'vitest';
import { setAsideMembers } from '../../src/row-files/column-content.ts';
import { guessLayout, layOutBy } from '../../src/row-files/lay-out.ts';
import { rowOfCells } from '../../src/row-files/row-of-cells.ts';

type Rows = readonly (readonly string[])[];

/** The headings that each row names as left out, on columns as they are guessed. */
const leftOut = (...rows: Rows) => {
  const { columns } = guessLayout(rows, true);
  return rows.slice(1).map((cells) => rowOfCells(cells, columns).parties.flatMap((party) => party.leftOut));
};

it.each([
  'Ref',
  'No',
  'Client number',
  'Customer ID',
  'Role',
  'Fax',
  'Postcode',
  'Currency',
  'Suffix',
  'Sex',
  'DOB',
  'Phone',
  'Email',
  'Website',
  'Passport',
  'Country',
  'Nationality',
  'Type',
  'Status',
  'Occupation',
])('a name of two words under "%s" is no part of that column: the row is not complete', (heading) => {
  expect(leftOut(['Name', heading], ['Tesmond Quillaby', 'Viktor Petrenko'])).toEqual([[heading]]);
});

it('a name that stands in another column than its own leaves a number or a date where names are', () => {
  expect(leftOut(['Customer ID', 'Name'], ['Viktor Petrenko', '10234'])).toEqual([['Customer ID', 'Name']]);
  expect(leftOut(['Name', 'DOB'], ['1976-10-05', 'Viktor Petrenko'])).toEqual([['DOB', 'Name']]);
  expect(leftOut(['Name', 'City'], ['Grozny', 'Viktor Petrenko'])).toEqual([['City']]);
  expect(leftOut(['Name', 'Country', 'City'], ['Tesmond Quillaby', 'Viktor Petrenko', 'RU'])).toEqual([['Country']]);
  expect(leftOut(['Name', 'Director'], ['Tesmond Quillaby', '5 October 1976'])[0]).toContain('Director');
});

it('what a column usually holds is complete: countries, dates, kinds, offices, towns, contacts', () => {
  const head = ['Id', 'Name', 'DOB', 'Country', 'Type', 'Sex', 'Occupation', 'City', 'Phone', 'Email', 'Postcode'];
  const some = ['C 17', 'Tesmond Quillaby', '5 October 1976', 'United Kingdom', 'natural person', 'male'];
  expect(
    leftOut(
      head,
      [...some, 'Managing Director', 'San Francisco', '+49 30 1234', 'Tesmond Quillaby <t@example.com>', 'SW1A 1AA'],
      ['4711 DE', 'Orlan Vestrakov', 'unknown', 'Germany; France', 'person', 'Prefer not to say', 'Sole trader'],
    ),
  ).toEqual([[], []]);
});

it.each(['Brak', 'Nan', 'Null', 'Test', 'Nil', 'Unknown'])(
  '"%s" in a column that may hold names may be one',
  (word) => {
    for (const [heading, other] of [
      ['Xyz', 'Quillaby'],
      ['Spouse name', 'Anna Quillaby'],
      ['Former name', 'Quillaby'],
    ] as const) {
      const rows: Rows = [
        ['Name', heading],
        ['Tesmond Quillaby', other],
        ['Tesmond', word],
      ];
      const { columns } = layOutBy(rows, [{ heading: 'Name', member: 'searchText' }]);
      expect(rowOfCells(rows[2] ?? [], columns).parties[0]?.leftOut, heading).toEqual([heading]);
      expect(setAsideMembers({ [heading]: word }, [heading]).setAside, heading).toEqual([heading]);
    }
  },
);

it.each(['yes', 'No.', '-', '???', 'N/A', 'not known', 'Prefer not to say', 'Prefer not to say.'])(
  '"%s" is no name in any column',
  (cell) => {
    for (const heading of ['Xyz', 'Spouse name', 'Phone']) {
      const rows: Rows = [
        ['Name', heading],
        ['Tesmond Quillaby', 'Anna Quillaby'],
        ['Tesmond', cell],
      ];
      const { columns } = layOutBy(rows, [{ heading: 'Name', member: 'searchText' }]);
      expect(rowOfCells(rows[2] ?? [], columns).parties[0]?.leftOut, heading).toEqual([]);
    }
  },
);

it.each(['Prefer not to say', 'prefer not to say.', 'None'])('"%s" in place of a name is none', (text) => {
  expect(isPlaceholder(text)).toBe(true);
});

it('one word for nothing in a column of something else is none', () => {
  expect(setAsideMembers({ phone: 'unknown', notes: 'nil', city: 'None' }, ['phone', 'notes', 'city'])).toMatchObject({
    setAside: [],
    leftOut: [],
  });
});

it('references that are words in most rows may be words in each; persons among numbers may not', () => {
  const firms = leftOut(['Customer ID', 'Name'], ['ACME GmbH', 'Orlan Vestrakov'], ['Quillaby Trading', 'Vantal Ltd']);
  expect(firms).toEqual([[], []]);
  const rows = [
    ['1', 'Orlan Vestrakov'],
    ['2', 'Vantal Ltd'],
    ['Viktor Petrenko', 'Tolbrecht Ltd'],
  ];
  expect(leftOut(['Customer ID', 'Name'], ...rows)).toEqual([[], [], ['Customer ID']]);
});

it('a mapping that somebody confirmed lets no name through either', () => {
  const rows: Rows = [
    ['Nr', 'Wer', 'Betrag'],
    ['7', 'Tesmond Quillaby', '12'],
    ['8', 'Viktor Petrenko', '13'],
  ];
  const { columns } = layOutBy(rows, [
    { heading: 'Nr', member: 'id' },
    { heading: 'Wer', member: 'searchText' },
    { heading: 'Betrag', member: 'context' },
  ]);
  const leftOutOf = (...cells: string[]) => rowOfCells(cells, columns).parties[0]?.leftOut;
  expect(leftOutOf('Viktor Petrenko', 'Tesmond Quillaby', '12')).toEqual(['Nr']);
  expect(leftOutOf('9', 'Tesmond Quillaby', 'Viktor Petrenko')).toEqual(['Betrag']);
  expect(leftOutOf('9', 'Tesmond Quillaby', '12')).toEqual([]);
});

const LOST = [
  '\ufffd',
  '#REF!',
  '#N/A',
  '#NAME?',
  '#NV',
  '#BEZUG!',
  '#¡REF!',
  '#DIV/0!',
  'Err:502',
  '#HIÁNYZIK',
  '#YOK',
  '#NENÍ_K_DISPOZICI',
  '#N/D!',
  '#GETTING_DATA',
  '#ДЕЛ/0!',
  '#Н/Д',
  '#¿NOMBRE?',
];

it.each(LOST)('%s in place of a value that is compared leaves the row incomplete, and names its column', (cell) => {
  for (const heading of ['Birth date', 'Country', 'Address', 'Alias', 'Passport number'])
    expect(leftOut(['First name', 'Last name', heading], ['Tesmond', 'Quillaby', cell])).toEqual([[heading]]);
  expect(leftOut(['First name', 'Last name'], ['Tesmond', cell])).toEqual([['Last name']]);
  const directors = ['Director first name', 'Director last name'];
  const [ofBoth] = leftOut(['Name', ...directors], ['Tesmond Quillaby', 'Orlan', cell]);
  expect(ofBoth, 'of the row, and of the director').toEqual(['Director last name', 'Director last name']);
  expect(leftOut(['Name', 'Phone'], ['Tesmond Quillaby', cell])).toEqual([[]]);
});

it('a lost value in a column of words that nobody mapped may be a name; one among numbers is none', () => {
  const rows = [
    ['Tesmond Quillaby', 'said so', '12'],
    ['Tesmond Quillaby', '\ufffd', '\ufffd'],
  ];
  expect(leftOut(['Name', 'Hearsay', 'Turnover'], ...rows)[1]).toEqual(['Hearsay']);
});

it.each(LOST)('%s is no id: rows that lost theirs are not one customer', (cell) => {
  const rows = [
    ['Customer ID', 'Name'],
    [cell, 'Tesmond Quillaby'],
  ];
  expect(rowOfCells(rows[1] ?? [], guessLayout(rows, true).columns).id).toBeNull();
});

it('a number sign that belongs to a value loses nothing', () => {
  const rows = ['#4711', '#A', '#A1', '#AB12', '#AB/12', '#Tesmond', '# REF', 'C#N/A1'].map((id) => [
    'Tesmond Quillaby',
    id,
  ]);
  expect(leftOut(['Name', 'Passport number'], ...rows)).toEqual(rows.map(() => []));
});

it('words for nothing between names leave a column one of names: it is not set aside in silence', () => {
  const rows: Rows = [
    ['Name', 'Xyz'],
    ['Tesmond Quillaby', 'Viktor Petrenko'],
    ['Orlan Vestrakov', 'Unknown'],
    ['Tesmond Quillaby', 'None'],
    ['Orlan Vestrakov', 'Anna Ivanova'],
  ];
  for (const member of ['ignore', 'context'] as const) {
    const { columns } = layOutBy(rows, [
      { heading: 'Name', member: 'searchText' },
      { heading: 'Xyz', member },
    ]);
    expect(rowOfCells(rows[1] ?? [], columns).parties[0]?.leftOut, member).toEqual(['Xyz']);
  }
  expect(setAsideMembers({ xyz: ['Viktor Petrenko', 'unknown', 'Nan'] }, ['xyz']).leftOut).toEqual(['xyz']);
});

it('a column that nobody filled in, of words for nothing alone, may stay without a mapping', () => {
  const rows: Rows = [
    ['Name', 'Xyz'],
    ['Tesmond Quillaby', 'NULL'],
    ['Orlan Vestrakov', 'nan'],
  ];
  const { columns } = layOutBy(rows, [{ heading: 'Name', member: 'searchText' }]);
  expect(columns[1]?.holds).toBe('other');
  expect(rowOfCells(rows[1] ?? [], columns).parties[0]?.leftOut).toEqual(['Xyz']);
});

it.each(['#ABC', '#VESTRAKOV', '#A12', '#17'])('%s is a reference and no error of a spreadsheet', (cell) => {
  expect(leftOut(['Customer ID', 'Name'], [cell, 'Tesmond Quillaby'])).toEqual([[]]);
});
