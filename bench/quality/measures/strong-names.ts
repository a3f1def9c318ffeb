import { type Index, type ListedName, type Listing, OPEN_POLICY, screen } from '@namesake/engine';
import { percentOf } from '../figures.ts';
import { rowOfHit } from '../judge-search.ts';
import { type Measure, type Row, sampleOf } from '../measure.ts';
import { rotationsOf, swapOf, writtenOtherwise } from '../written-otherwise.ts';

/** Minimum score of a listed name that is searched as listed. */
export const OWN_NAME_FROM = 95;

/** Sample only, because the law (bench/law) searches every name as listed. */
const ONE_IN = { some: 50, few: 500 };

const policy = { ...OPEN_POLICY, threshold: OWN_NAME_FROM, limit: 100 };

/**
 * Whether a text finds a listing at 95 or above on its own list. More than a hundred parties may share a name: the
 * engine counts those beyond the limit, so they are not lost.
 */
export function findsOwn(index: Index, listing: Listing, searchText: string): boolean {
  const { hits, suppressed } = screen(index, { searchText }, { ...policy, lists: [listing.list] });
  return (
    suppressed.overLimit > 0 || hits.some((hit) => hit.nameScore >= OWN_NAME_FROM && hit.listings.includes(listing.id))
  );
}

type Way = {
  readonly key: string;
  readonly name: string;
  readonly of: (name: ListedName, listing: Listing) => readonly string[];
};

const WAYS: readonly Way[] = [
  { key: 'as-listed', name: 'as listed', of: ({ value }) => [value] },
  {
    key: 'rotated',
    name: 'each rotation of a person',
    of: (name, { entityType }) => (entityType === 'person' ? rotationsOf(name.value) : []),
  },
  {
    key: 'swapped',
    name: 'FAMILY, Given',
    of: (name, { entityType }) => (entityType === 'person' ? swapOf(name) : []),
  },
  { key: 'written', name: 'other case, spacing, punctuation, accents', of: ({ value }) => writtenOtherwise(value) },
];

export const strongNames: Measure = {
  id: 'strong-names',
  about: `Listed names not marked weak, one in ${ONE_IN.some}, find their own listing at ${OWN_NAME_FROM} or above.`,
  slow: true,
  async run({ sample, loaded }) {
    const { index, listings } = await loaded();
    const strong = listings
      .flatMap((listing) => listing.names.map((name) => ({ name, listing })))
      .filter(({ name }) => name.quality !== 'weak');
    const names = sampleOf(strong, sample, ONE_IN);
    const rows: Row[] = [];
    const figures = WAYS.map(({ key, name: way, of }) => {
      const tried = names.flatMap(({ name, listing }) => of(name, listing).map((text) => ({ text, name, listing })));
      const lost = tried.filter(({ text, listing }) => !findsOwn(index, listing, text));
      rows.push(...lost.map(({ text, name, listing }) => lostRow(index, way, text, name, listing)));
      return percentOf(
        { id: `strong-names/${key}`, measure: `strong names found at ${OWN_NAME_FROM}: ${way}` },
        tried.length - lost.length,
        tried.length,
      );
    });
    return { rows, figures };
  },
};

function lostRow(index: Index, kind: string, query: string, name: ListedName, listing: Listing): Row {
  const { hits } = screen(index, { searchText: query }, { ...policy, threshold: 50, lists: [listing.list] });
  const own = hits.find((hit) => hit.listings.includes(listing.id));
  const type = listing.entityType;
  return rowOfHit({ set: 'strong-names', query, listed: name.value, alert: true, wrong: 'miss', type, kind }, own);
}
