import { describe, expect, it } from 'vitest';
import { runs } from '../../packages/engine/test/builders/runs.ts';
import { loadIndex } from '../lists/load-index.ts';
import { sharedDir } from '../lists/shared-dir.ts';
import { recallAgainstBruteForce } from '../quality/measures/candidate-recall.ts';

const shared = sharedDir();
if (!shared) console.warn('Skipped: no ../shared/lists on this machine.');

const { numRuns: QUERIES, seed: SEED } = runs(150);

describe.skipIf(!shared)('on the official lists', () => {
  it('retrieval finds every name that scoring all of them would, at 50 and at 75', async () => {
    const loaded = await loadIndex(`${shared}/lists/current`);
    for (const { level, names, candidates, lost } of recallAgainstBruteForce(loaded, QUERIES, SEED)) {
      console.log(
        `from ${level}: ${names} names of ${QUERIES} × ${loaded.index.stats.names} reach it, all among ${candidates} candidates`,
      );
      expect(lost).toEqual([]);
      expect(names, 'the law is about something').toBeGreaterThan(QUERIES / 2);
    }
  });
});
