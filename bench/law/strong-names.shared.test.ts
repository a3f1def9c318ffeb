import { describe, expect, it } from 'vitest';
import { loadIndex } from '../lists/load-index.ts';
import { sharedDir } from '../lists/shared-dir.ts';
import { findsOwn } from '../quality/measures/strong-names.ts';

const shared = sharedDir();
if (!shared) console.warn('Skipped: no ../shared/lists on this machine.');

describe.skipIf(!shared)('every strong name of every list', () => {
  it('finds its own listing at 95 or above', async () => {
    const { index, listings } = await loadIndex(`${shared}/lists/current`);
    const lost: string[] = [];
    let tried = 0;
    for (const listing of listings)
      for (const { value, quality } of listing.names) {
        if (quality === 'weak') continue;
        tried++;
        if (!findsOwn(index, listing, value)) lost.push(`${listing.id} ${value}`);
      }
    console.log(`${tried} strong names searched, ${lost.length} lost`);
    expect(lost.slice(0, 50)).toEqual([]);
  });
});
