import { foldIdentifier, type Index, type Listing, OPEN_POLICY, screen } from '@namesake/engine';
import { type Figure, percentOf } from '../figures.ts';
import { isShown } from '../judge-pair.ts';
import { rowOfHit } from '../judge-search.ts';
import type { Measure, Row } from '../measure.ts';

/** Shorter numbers are shared by too many to join parties by. */
const SHORTEST_NUMBER = 6;

type Pair = { readonly from: Listing; readonly to: Listing };

/**
 * Parties on two lists: the primary name on one list is searched on the other. Joined by UN reference, or by an
 * identifier that exactly one party of the same type has on OFAC's list and on the other.
 */
export const crossLists: Measure = {
  id: 'cross-lists',
  about: 'Parties that two lists share by UN reference or by identifier: the name on one is searched on the other.',
  slow: true,
  async run({ loaded }) {
    const { index, listings } = await loaded();
    const byReference = [...pairsBy(listings, referenceKeys)];
    const byNumber = [...pairsBy(listings, identifierKeys)].filter(
      ({ from, to }) => isOfac(from) !== isOfac(to) && !(from.unReference && to.unReference),
    );
    const reference = byReference.map((pair) => searchFor(index, pair, 'cross-lists-reference'));
    const number = byNumber.map((pair) => searchFor(index, pair, 'cross-lists-number'));
    return {
      rows: [...reference, ...number],
      figures: [
        shownOf('un-reference', 'joined by UN reference', reference),
        shownOf('identifier', 'OFAC and another, joined by identifier', number),
        ...['person', 'organization', 'vessel'].flatMap((type) => {
          const rows = number.filter((row) => row.type === type);
          return rows.length === 0
            ? []
            : [{ ...shownOf(`identifier/type=${type}`, `joined by identifier, ${type}`, rows), part: true }];
        }),
      ],
    };
  },
};

const isOfac = ({ list }: Listing): boolean => list.startsWith('us_ofac');

const shownOf = (key: string, name: string, rows: readonly Row[]): Figure =>
  percentOf(
    { id: `cross-lists/${key}`, measure: `cross-list pairs, ${name}: shown` },
    rows.filter(isShown).length,
    rows.length,
  );

const referenceKeys = ({ unReference }: Listing): string[] => (unReference ? [foldIdentifier(unReference)] : []);

const identifierKeys = ({ identifiers = [] }: Listing): string[] =>
  identifiers
    .filter(({ type }) => type !== 'other' && type !== 'bic')
    .map(({ type, value }) => `${type}:${foldIdentifier(value, type)}`)
    .filter((key) => key.length >= key.indexOf(':') + 1 + SHORTEST_NUMBER);

/**
 * Pairs of listings on different lists that are the only ones there with a key, in both directions, without duplicates.
 */
function* pairsBy(listings: readonly Listing[], keysOf: (listing: Listing) => string[]): Iterable<Pair> {
  const bearers = new Map<string, Listing[]>();
  for (const listing of listings)
    for (const key of new Set(keysOf(listing))) {
      const typed = `${listing.entityType} ${key}`;
      const known = bearers.get(typed);
      if (known) known.push(listing);
      else bearers.set(typed, [listing]);
    }
  const seen = new Set<string>();
  for (const group of bearers.values()) {
    const alone = group.filter(({ list }) => group.filter((other) => other.list === list).length === 1);
    for (const from of alone)
      for (const to of alone) {
        const pair = `${from.id} ${to.id}`;
        if (from === to || seen.has(pair)) continue;
        seen.add(pair);
        yield { from, to };
      }
  }
}

function searchFor(index: Index, { from, to }: Pair, set: string): Row {
  const name = from.names.find(({ kind }) => kind === 'primary') ?? from.names[0];
  const query = name?.value ?? '';
  const policy = { ...OPEN_POLICY, limit: 100, lists: [to.list] };
  const { hits } = screen(index, { searchText: query }, policy);
  const right = hits.find((hit) => hit.listings.includes(to.id));
  const listed = right?.matchedName?.value ?? to.names[0]?.value ?? '';
  const kind = `${from.list} on ${to.list}`;
  return rowOfHit(
    { set, query, listed, alert: true, wrong: right ? null : 'miss', type: from.entityType, kind },
    right,
  );
}
