import { DEFAULT_POLICY, type IdentifierType, type Screening, screen } from '@namesake/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LoadedIndex } from '../lists/load-index.ts';
import { hasOfficialLists, officialLists } from './official-lists.ts';

describe.skipIf(!hasOfficialLists)('on the official lists', () => {
  let loaded: LoadedIndex;
  const search = (searchText: string): Screening => screen(loaded.index, { searchText }, DEFAULT_POLICY);

  beforeAll(async () => {
    loaded = await officialLists();
  });

  it.each([
    ['Путин', 'PUTIN'],
    ['V. Putin', 'PUTIN'],
    ['vladimirputin', 'PUTIN'],
    ['Vladimir V Putin', 'PUTIN'],
    ['Putin Wladimir', 'PUTIN'],
    ['بوتين', 'PUTIN'],
    ['Gazprom Bank', 'GAZPROMBANK'],
    ['Gazprombank', 'GAZPROMBANK'],
    ['Almaz Antey Telecom', 'ALMAZ'],
    ['Hezbollah', 'HIZBALLAH'],
  ])('"%s" brings %s first', (searchText, expected) => {
    const [first] = search(searchText).hits;
    expect(`${first?.primaryName} ${first?.matchedName?.value}`.toUpperCase()).toContain(expected);
  });

  it('"Maduro" finds the person as a review: a family name alone is part of a longer name', () => {
    const found = search('Maduro').hits.filter(({ primaryName }) => /Nicolas.*MADURO/i.test(primaryName));
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.map(({ priority }) => priority))).toEqual(new Set(['review']));
  });

  it.each<IdentifierType>(['imo', 'passport', 'national_id', 'tax_id'])(
    'every %s number of two hundred finds its party first',
    (type) => {
      const carriers = loaded.listings.flatMap((listing) =>
        (listing.identifiers ?? [])
          // Numbers in prose are for review, and those that look like dates need their label.
          .filter((one) => one.type === type && one.inProse !== true && /\d{5}/.test(one.value))
          .slice(0, 1)
          .map(({ value }) => ({ listing, value })),
      );
      expect(carriers.length).toBeGreaterThan(0);
      for (const { listing, value } of carriers.slice(0, 200)) {
        const hits = search(value).hits.filter(({ reasons }) =>
          reasons.some(({ code }) => code === 'identifier_match'),
        );
        expect(
          hits.some(({ listings }) => listings.includes(listing.id)),
          `${type} of ${listing.id}`,
        ).toBe(true);
      }
    },
  );
});
