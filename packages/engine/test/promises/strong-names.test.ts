import { describe, expect, it } from 'vitest';
import type { Listing } from '../../src/types/listing.ts';
import { inventListings } from '../builders/invent.ts';
import { company, party, vessel } from '../builders/party.ts';
import { randomFrom } from '../builders/random.ts';
import { hitOn, indexOf, search } from '../builders/search.ts';

const PERSONS = [
  'Varnok Tolbrecht',
  'Zelimir Ivanovich Ozhdanov',
  'Ahmad Hasan Quelbani',
  'Maria Teresa Vornholm',
  'Jan Tomas Weskil',
  'Osh-Lin Yavendel',
  'Abdul Rahman al-Zarqumi',
  'Gulnad Shivaram Petrakul',
  'Ozren',
].map((name) => party(name));
const COMPANIES = ['Dalvor Petrochemical', 'Quelmir Shipping Lines', 'Tarnwick', 'Almuz-Zantey', 'Vurnbank'].map(
  (name) => company(name),
);
const VESSELS = ['Quelm Star', 'Ozhdan Voyager II', 'Tolvane 14'].map((name) => vessel(name));
const listings = [...PERSONS, ...COMPANIES, ...VESSELS, ...inventListings(60, randomFrom(8))];
const index = indexOf(listings);

/** The listings that a rewriting of their own name does not find at 95. */
const lost = (of: readonly Listing[], rewrite: (name: string) => string): string[] =>
  of.flatMap((listing) =>
    listing.names
      .map(({ value }) => rewrite(value))
      .filter((text) => (hitOn(search(index, text, { limit: 100 }), listing)?.nameScore ?? 0) < 95)
      .map((text) => `${text} → ${hitOn(search(index, text, { limit: 100, threshold: 50 }), listing)?.nameScore}`),
  );
const words = (name: string): string[] => name.split(' ');

describe('every strong name finds its listing at 95 or above', () => {
  it.each<[string, (name: string) => string]>([
    ['as it is listed', (name) => name],
    ['in upper case', (name) => name.toUpperCase()],
    ['in lower case', (name) => name.toLowerCase()],
    ['with dots, commas and quotes about it', (name) => `"${name}".,`],
    ['with a hyphen for every space', (name) => name.replaceAll(' ', '-')],
    ['with too many spaces', (name) => `  ${name.replaceAll(' ', '   ')} `],
    ['without its hyphens', (name) => name.replaceAll('-', ' ')],
    ['rotated', (name) => [...words(name).slice(1), ...words(name).slice(0, 1)].join(' ')],
    [
      'with the last word in front and a comma',
      (name) => `${words(name).at(-1)}, ${words(name).slice(0, -1).join(' ')}`,
    ],
    ['with zero-width characters', (name) => [...name].join('\u200b')],
    ['with look-alike letters', (name) => name.replaceAll('a', 'а').replaceAll('o', 'ο')],
  ])('%s', (_, rewrite) => expect(lost([...PERSONS, ...COMPANIES, ...VESSELS], rewrite)).toEqual([]));

  it('as it is listed, whatever shape it is of', () => expect(lost(listings, (name) => name)).toEqual([]));
  it('in upper case, whatever shape it is of', () => expect(lost(listings, (name) => name.toUpperCase())).toEqual([]));

  it.each<[string, (name: string) => string]>([
    [
      'with accents',
      (name) => name.replaceAll('a', 'á').replaceAll('o', 'ö').replaceAll('e', 'ê').replaceAll('n', 'ñ'),
    ],
    [
      'SURNAME first, in capitals',
      (name) =>
        [
          ...words(name)
            .slice(-1)
            .map((one) => one.toUpperCase()),
          ...words(name).slice(0, -1),
        ].join(' '),
    ],
    ['behind "Dr."', (name) => `Dr. ${name}`],
    ['behind "Mr"', (name) => `Mr ${name}`],
    ['behind "His Excellency"', (name) => `His Excellency ${name}`],
  ])('of a person, %s', (_, rewrite) => expect(lost(PERSONS, rewrite)).toEqual([]));

  it.each<[string, (name: string) => string]>([
    ['with "Ltd"', (name) => `${name} Ltd`],
    ['with "L.L.C."', (name) => `${name} L.L.C.`],
    ['with "Co., Ltd."', (name) => `${name} Co., Ltd.`],
    ['with "Joint Stock Company" in front', (name) => `Joint Stock Company ${name}`],
    ['with «OOO» in front', (name) => `ООО «${name}»`],
    ['with "GmbH" behind', (name) => `${name} GmbH`],
    ['with "Sp. z o.o."', (name) => `${name} Sp. z o.o.`],
  ])('of a company, %s', (_, rewrite) => expect(lost(COMPANIES, rewrite)).toEqual([]));

  it.each([
    ['Ltd', 'Limited'],
    ['LLC', 'OOO'],
    ['GmbH', 'Ltd.'],
    ['JSC', 'AO'],
    ['S.A.', 'Joint Stock Company'],
    ['Limited Liability Company', 'L.L.C.'],
  ])('of a company listed with %s, without it and with %s, which is of the same kind', (listed, other) => {
    const listing = company(`Dalvor Quelmir ${listed}`);
    for (const text of ['Dalvor Quelmir', `Dalvor Quelmir ${other}`, `${other} Dalvor Quelmir`])
      expect(search([listing], text).hits[0]?.nameScore, text).toBeGreaterThanOrEqual(95);
  });

  it('of a company, and with a legal form of another kind it is a hit still', () => {
    const [hit] = search([company('Dalvor Quelmir LLC')], 'Dalvor Quelmir JSC').hits;
    expect(hit?.nameScore).toBeGreaterThanOrEqual(75);
  });

  it.each(['M/V', 'MV', 'MT', 'M.T.', 'Vessel'])('of a vessel, behind %s', (prefix) =>
    expect(lost(VESSELS, (name) => `${prefix} ${name}`)).toEqual([]),
  );
});

describe('other orders of the words', () => {
  const permutations = (items: readonly string[]): string[][] =>
    items.length < 2
      ? [[...items]]
      : items.flatMap((item, i) => permutations(items.filter((_, k) => k !== i)).map((rest) => [item, ...rest]));

  it.each(['Ahmad Hasan Quelbani', 'Maria Teresa Vornholm', 'Varnok Tolbrecht Ozhdan Quelmir'])(
    'of "%s" stay at the threshold or above',
    (name) => {
      const listing = party(name);
      for (const order of permutations(words(name)))
        expect(search([listing], order.join(' ')).hits[0]?.nameScore, order.join(' ')).toBeGreaterThanOrEqual(75);
    },
  );

  it.each([
    ['Ahmad bin Hasan', 'Hasan bin Ahmad'],
    ['Ahmad ibn Hasan', 'Hasan ibn Ahmad'],
    ['Maryam bint Hasan', 'Hasan bint Maryam'],
    ['Ahmad bin Hasan Quelbani', 'Hasan bin Ahmad Quelbani'],
    ['Ivan Petrovich Quelmirov', 'Petr Ivanovich Quelmirov'],
  ])('across filiation are another person: %s, %s', (listed, searched) => {
    const [same] = search([party(listed)], listed).hits;
    const turned = search([party(listed)], searched, { threshold: 50 }).hits[0];
    expect((same?.score ?? 0) - (turned?.score ?? 0)).toBeGreaterThanOrEqual(10);
    expect(turned?.priority).not.toBe('high');
  });
});
