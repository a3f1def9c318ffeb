import { type Listing, loadModel, OPEN_POLICY, openIndex, screen } from '@namesake/engine';
import { loadIndex } from '../lists/load-index.ts';
import { findsOwn, OWN_NAME_FROM } from '../quality/measures/strong-names.ts';

/** Searched at the same time, in two test files: the longest of all tests would else end long after the others. */
const HALVES = 2;

/** Lists share most of their words: all of them are worth remembering. */
const MOST_REMEMBERED = 1_000_000_000;

const policy = { ...OPEN_POLICY, threshold: OWN_NAME_FROM, limit: 100 };

/**
 * One half (0 or 1) of all names that are not marked weak: how many listings bear them, and those that are not found at
 * 95 or above by them. A text that several listings bear is searched once.
 */
export async function strongNamesLost(lists: string, half: number): Promise<{ tried: number; lost: string[] }> {
  const { index: built, listings } = await loadIndex(lists);
  const index = openIndex(built.data, loadModel(), { mostRemembered: MOST_REMEMBERED });
  const bearers = new Map<string, Set<Listing>>();
  for (const listing of listings)
    for (const { value, quality } of listing.names) {
      if (quality === 'weak') continue;
      const known = bearers.get(value);
      if (known === undefined) bearers.set(value, new Set([listing]));
      else known.add(listing);
    }
  const lost: string[] = [];
  let [number, tried] = [0, 0];
  for (const [searchText, bearing] of bearers) {
    if (number++ % HALVES !== half) continue;
    const found = new Set<string>();
    for (const hit of screen(index, { searchText }, policy).hits)
      if (hit.nameScore >= OWN_NAME_FROM) for (const id of hit.listings) found.add(id);
    for (const listing of bearing) {
      tried++;
      // More than a hundred parties may bear one name: then those of its own list are asked for.
      if (!found.has(listing.id) && !findsOwn(index, listing, searchText)) lost.push(`${listing.id} ${searchText}`);
    }
  }
  console.log(`${tried} strong names searched, ${lost.length} lost`);
  return { tried, lost };
}
