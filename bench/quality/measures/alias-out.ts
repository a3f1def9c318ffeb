import { type Index, type Listing, OPEN_POLICY, screen } from '@namesake/engine';
import { pick, randomFrom } from '../../lists/random.ts';
import { type Figure, partsBy, percentOf } from '../figures.ts';
import { indexWithout, namesWithout, type Removed } from '../index-without.ts';
import { isShown } from '../judge-pair.ts';
import { rowOfHit } from '../judge-search.ts';
import type { Measure, Row } from '../measure.ts';

const LIST = 'us_ofac_sdn';
const SEED = 20_261_121;

const GROUPS = [
  { key: 'individuals', type: 'person' },
  { key: 'entities', type: 'organization' },
  { key: 'vessels', type: 'vessel' },
] as const;

/**
 * Removes one alias of every OFAC party that has any from the index, with all names of that party that differ from it
 * only in case, accents and punctuation. The remaining names must find the party on OFAC's list; another list's record
 * of it does not count.
 */
export const aliasOut: Measure = {
  id: 'alias-out',
  about: 'One alias of each OFAC party is removed from the index and searched for. Many are other names altogether.',
  slow: true,
  async run({ loaded }) {
    const { listings } = await loaded();
    const removed = aliasesOf(listings);
    const index = indexWithout(listings, removed);
    const rows = [...removed.values()].map((one) => searchFor(index, one));
    const figures = GROUPS.flatMap(({ key, type }) => {
      const own = rows.filter((row) => row.type === type);
      const shown = shownOf(key);
      return [
        shown(own),
        ...partsBy(own, 'quality', ({ kind }) => kind, shown),
        ...partsBy(own, 'script', ({ script }) => script, shown),
      ];
    });
    return { rows, figures };
  },
};

const shownOf =
  (key: string) =>
  (rows: readonly Row[]): Figure =>
    percentOf(
      { id: `alias-out/${key}`, measure: `alias-out, OFAC ${key}: shown` },
      rows.filter(isShown).length,
      rows.length,
    );

/** One alias, drawn with a fixed seed, of each OFAC listing that still has a name without it. */
function aliasesOf(listings: readonly Listing[]): Map<string, Removed> {
  const random = randomFrom(SEED);
  const removed = new Map<string, Removed>();
  for (const listing of listings) {
    if (listing.list !== LIST || !GROUPS.some(({ type }) => type === listing.entityType)) continue;
    const aliases = listing.names.filter(
      ({ kind, value }) => kind !== 'primary' && namesWithout(listing, value).length > 0,
    );
    if (aliases.length > 0) removed.set(listing.id, { listing, alias: pick(aliases, random) });
  }
  return removed;
}

function searchFor(index: Index, { listing, alias }: Removed): Row {
  const policy = { ...OPEN_POLICY, limit: 100, lists: [LIST] };
  const { hits } = screen(index, { searchText: alias.value }, policy);
  const own = hits.find((hit) => hit.listings.includes(listing.id));
  return rowOfHit(
    {
      set: `alias-out-${listing.entityType}`,
      query: alias.value,
      listed: own?.matchedName?.value ?? namesWithout(listing, alias.value)[0]?.value ?? '',
      alert: true,
      wrong: own ? null : 'miss',
      type: listing.entityType,
      kind: alias.quality === 'weak' ? 'weak' : 'strong',
    },
    own,
  );
}
