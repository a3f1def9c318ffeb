import type { Index, Listing } from '@namesake/engine';
import { percentOf, percentWrong } from '../figures.ts';
import { foldedWords } from '../folded-words.ts';
import type { Measure } from '../measure.ts';
import { readCases } from '../read-cases.ts';

/**
 * Which listings on all lists are shown as one party: one party on two lists, and two parties on one list with similar
 * names. Rows whose names are on no list are left out.
 */
export const joined: Measure = {
  id: 'joined',
  about: 'Listings of one party shown as one, and of two parties with like names shown as one.',
  slow: true,
  async run({ cases, loaded }) {
    const { index, listings } = await loaded();
    const bearing = listingsByName(listings);
    const namesOf = (row: Record<string, string>) =>
      ['query', 'listed'].map((column) => bearing.get(foldedWords(row[column] ?? '')) ?? []) as [Listing[], Listing[]];
    const isListed = (pair: readonly Listing[][]) => pair.every((side) => side.length > 0);
    const same = readCases(cases, 'same-party-across-lists.csv').map((row) => ({ row, pair: namesOf(row) }));
    const told = same.filter(({ pair }) => isListed(pair));
    const records = told.flatMap(({ row, pair }) => besideUn(row['unReference'] ?? '', pair.flat()));
    const alike = readCases(cases, 'different-parties-alike.csv')
      .map((row) => namesOf(row).map((side) => side.filter(({ list }) => list === 'us_ofac_sdn')))
      .filter(isListed);
    const areOne = partiesOf(index);
    return {
      rows: [],
      figures: [
        percentOf(
          { id: 'joined/same-party', measure: 'same party across lists: joined' },
          told.filter(({ pair: [a, b] }) => a.some((x) => b.some((y) => x.list !== y.list && areOne(x, y)))).length,
          told.length,
        ),
        percentOf(
          { id: 'joined/records', measure: 'same party across lists: records with either name joined to the UN’s' },
          records.filter(([un, other]) => areOne(un, other)).length,
          records.length,
        ),
        percentWrong(
          { id: 'joined/different-parties', measure: 'different parties alike: joined' },
          alike.filter(([a = [], b = []]) => a.some((x) => b.some((y) => x !== y && areOne(x, y)))).length,
          alike.length,
        ),
      ],
    };
  },
};

function partiesOf({ entityOf }: Index): (one: Listing, other: Listing) => boolean {
  return (one, other) => entityOf(one.id)?.entityId === entityOf(other.id)?.entityId;
}

function besideUn(reference: string, listings: readonly Listing[]): (readonly [Listing, Listing])[] {
  const un = listings.find(({ list, unReference }) => list === 'un_sc' && unReference === reference);
  if (un === undefined) return [];
  return [...new Set(listings)].filter((other) => other !== un).map((other) => [un, other] as const);
}

function listingsByName(listings: readonly Listing[]): ReadonlyMap<string, Listing[]> {
  const bearing = new Map<string, Listing[]>();
  for (const listing of listings)
    for (const name of new Set(listing.names.map(({ value }) => foldedWords(value)))) {
      const known = bearing.get(name);
      if (known) known.push(listing);
      else bearing.set(name, [listing]);
    }
  return bearing;
}
