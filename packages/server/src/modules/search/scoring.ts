import { type Example, type Limitations, NOT_COVERED, NOT_COVERED_CODES, type Scoring } from '@namesake/contract';
import { type Policy, scoringTable } from '@namesake/engine';
import { LIST_LIMITATIONS, UNREAD_LISTS } from '@namesake/lists';
import type { Call } from '../../context/app.ts';
import type { Snapshot } from '../../lists/snapshot/snapshot.ts';

/** How many listings are tried: each is one search. */
const MOST_TRIED = 10;

/** How scores come about: the engine's own table. Open to everybody: it says nothing of this installation's data. */
export const getScoring = (): Scoring => scoringTable();

/** What screening here cannot show. Open to everybody: it says nothing of this installation's data. */
export const getLimitations = (): Limitations => ({
  lists: LIST_LIMITATIONS,
  notRead: UNREAD_LISTS,
  notCovered: NOT_COVERED_CODES.map((code) => ({ code, text: NOT_COVERED[code] })),
});

/**
 * A name to try a search with: a listing's primary name, whole, that is found under the default policy. Taken of the
 * control names, which were found when the index was proved.
 */
export function getExample({ app }: Call): Example {
  const snapshot = app.lists.current();
  const found = snapshot === undefined ? undefined : exampleOf(snapshot, app.policy);
  return found ?? { searchText: null, listing: null };
}

function exampleOf({ controls, records, screener }: Snapshot, policy: Policy): Example | undefined {
  const listings = [...new Set(controls.map(({ listing }) => listing))].slice(0, MOST_TRIED);
  for (const listing of listings) {
    const names = records.find(listing)?.listing.names ?? [];
    const searchText = (names.find(({ kind }) => kind === 'primary') ?? names[0])?.value;
    if (searchText === undefined) continue;
    const { hits, insufficientName } = screener.screen({ searchText }, policy);
    if (!insufficientName && hits.some((hit) => hit.listings.some((id) => id === listing)))
      return { searchText, listing };
  }
  return undefined;
}
