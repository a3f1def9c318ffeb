import { describe, expect, it } from 'vitest';
import { hasOfficialLists, officialLists } from './official-lists.ts';
import { strongNamesLost } from './strong-names.ts';

/** Searches one in this many names; `npm run release:check` searches all of them. */
const SHARE = 60;

describe.skipIf(!hasOfficialLists)('one of sixty strong names of every list', () => {
  it('finds its own listing at 95 or above', async () => {
    const { tried, lost } = strongNamesLost(await officialLists(), { part: 0, of: SHARE });
    expect(tried, 'the law is about something').toBeGreaterThan(1000);
    expect(lost.slice(0, 50)).toEqual([]);
  });
});
