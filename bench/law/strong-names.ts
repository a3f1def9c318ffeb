import { type Listing, loadModel, OPEN_POLICY, openIndex, screen } from '@namesake/engine';
import type { LoadedIndex } from '../lists/load-index.ts';
import { findsOwn, OWN_NAME_FROM } from '../quality/measures/strong-names.ts';

/** Cache size: lists share most of their words, so all of them are worth caching. */
const MAX_REMEMBERED = 1_000_000_000;

const policy = { ...OPEN_POLICY, threshold: OWN_NAME_FROM, limit: 100 };

/**
 * Searches every `of`-th name that is not marked weak: returns how many listings have these names, and those not found
 * by them at 95 or above. A text that several listings share is searched once.
 */
export function strongNamesLost(
  { index: built, listings }: LoadedIndex,
  { part, of }: { readonly part: number; readonly of: number },
): { tried: number; lost: string[] } {
  const index = openIndex(built.data, loadModel(), { mostRemembered: MAX_REMEMBERED });
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
    if (number++ % of !== part) continue;
    const found = new Set<string>();
    for (const hit of screen(index, { searchText }, policy).hits)
      if (hit.nameScore >= OWN_NAME_FROM) for (const id of hit.listings) found.add(id);
    for (const listing of bearing) {
      tried++;
      // More than a hundred parties may share a name: the search is then limited to the listing's own list.
      if (!found.has(listing.id) && !findsOwn(index, listing, searchText)) lost.push(`${listing.id} ${searchText}`);
    }
  }
  console.log(`${tried} strong names searched, ${lost.length} lost`);
  return { tried, lost };
}
