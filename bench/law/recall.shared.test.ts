import { describe, expect, it } from 'vitest';
import { runs } from '../../packages/engine/test/builders/runs.ts';
import { recallAgainstBruteForce } from '../quality/measures/candidate-recall.ts';
import { hasOfficialLists, officialLists } from './official-lists.ts';

const { numRuns: QUERIES, seed: SEED } = runs(30);

describe.skipIf(!hasOfficialLists)('on the official lists', () => {
  it('retrieval finds every name that scoring all of them would, at 50 and at 75', async () => {
    const loaded = await officialLists();
    for (const { level, names, candidates, lost } of recallAgainstBruteForce(loaded, QUERIES, SEED)) {
      console.log(
        `from ${level}: ${names} names of ${QUERIES} × ${loaded.index.stats.names} reach it, all among ${candidates} candidates`,
      );
      expect(lost).toEqual([]);
      expect(names, 'the law is about something').toBeGreaterThan(QUERIES / 2);
    }
  });
});
