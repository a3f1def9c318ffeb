import { DEFAULT_POLICY, screen } from '@namesake/engine';
import { describe, expect, it } from 'vitest';
import { type LoadedIndex, loadIndex } from '../lists/load-index.ts';
import { sharedDir } from '../lists/shared-dir.ts';

const shared = sharedDir();
if (!shared) console.warn('Skipped: no ../shared/lists on this machine.');

const policy = { ...DEFAULT_POLICY, threshold: 95, limit: 100, includeDelisted: true };

/** The names that do not find their own listing at 95 or above when searched as they are written. */
function lostNames({ index, listings }: LoadedIndex): { readonly lost: string[]; readonly tried: number } {
  const lost: string[] = [];
  let tried = 0;
  for (const listing of listings) {
    for (const name of listing.names) {
      if (name.quality === 'weak') continue;
      tried++;
      const { hits, suppressed } = screen(index, { searchText: name.value }, { ...policy, lists: [listing.list] });
      const found = hits.some((hit) => hit.nameScore >= 95 && hit.listings.includes(listing.id));
      // More than a hundred parties may bear one name: those beyond the limit are counted, not lost.
      if (!found && suppressed.overLimit === 0)
        lost.push(`${listing.id} ${name.value} (best ${hits[0]?.nameScore ?? 'none'})`);
    }
  }
  return { lost, tried };
}

describe.skipIf(!shared)('every strong name of every list', () => {
  it('finds its own listing at 95 or above', async () => {
    const { lost, tried } = lostNames(await loadIndex(`${shared}/lists/current`));
    console.log(`${tried} strong names searched, ${lost.length} lost`);
    expect(lost.slice(0, 50)).toEqual([]);
  });
});
