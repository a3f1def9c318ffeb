import { describe, expect, it } from 'vitest';
import { hasOfficialLists, officialLists } from './official-lists.ts';
import { strongNamesLost } from './strong-names.ts';

/** Each part takes minutes. */
const PARTS = 6;

describe.skipIf(!hasOfficialLists)('every strong name of every list', () => {
  it.each(Array.from({ length: PARTS }, (_, part) => part))(
    'of part %d finds its own listing at 95 or above',
    async (part) => {
      const { tried, lost } = strongNamesLost(await officialLists(), { part, of: PARTS });
      expect(tried, 'the law is about something').toBeGreaterThan(1000);
      expect(lost.slice(0, 50)).toEqual([]);
    },
  );
});
