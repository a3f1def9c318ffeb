import { describe, expect, it } from 'vitest';
import { hasOfficialLists, officialLists } from './official-lists.ts';
import { strongNamesLost } from './strong-names.ts';

describe.skipIf(!hasOfficialLists)('every strong name of every list, one half (even)', () => {
  it('finds its own listing at 95 or above', async () => {
    const { tried, lost } = strongNamesLost(await officialLists(), { part: 0, of: 2 });
    expect(tried, 'the law is about something').toBeGreaterThan(1000);
    expect(lost.slice(0, 50)).toEqual([]);
  });
});
