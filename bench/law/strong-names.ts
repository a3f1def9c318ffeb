import { loadIndex } from '../lists/load-index.ts';
import { findsOwn } from '../quality/measures/strong-names.ts';

/** Searched at the same time, in two test files: the longest of all tests would else end long after the others. */
const HALVES = 2;

/** Names of one half of the listings (0 or 1) that are not marked weak: how many, and those that do not find their own listing at 95 or above. */
export async function strongNamesLost(lists: string, half: number): Promise<{ tried: number; lost: string[] }> {
  const { index, listings } = await loadIndex(lists);
  const lost: string[] = [];
  let tried = 0;
  for (const [i, listing] of listings.entries()) {
    if (i % HALVES !== half) continue;
    for (const { value, quality } of listing.names) {
      if (quality === 'weak') continue;
      tried++;
      if (!findsOwn(index, listing, value)) lost.push(`${listing.id} ${value}`);
    }
  }
  console.log(`${tried} strong names searched, ${lost.length} lost`);
  return { tried, lost };
}
