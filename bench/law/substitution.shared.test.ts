import { describe, expect, it } from 'vitest';
import { loadIndex } from '../lists/load-index.ts';
import { sharedDir } from '../lists/shared-dir.ts';
import { lineOfGate, measureGate } from './substitution.ts';

const shared = sharedDir();
if (!shared) console.warn('Skipped: no ../shared/lists on this machine.');

const [REQUESTS, SEED] = [3_000, 19_140_628];
const MOST_SHOWN = 50;

describe.skipIf(!shared)('a request that is cleared, on all official lists', () => {
  it('is not cleared with a listed name in the place of any of its words', async () => {
    const { lost, light, refused } = measureGate(await loadIndex(`${shared}/lists/current`), REQUESTS, SEED);
    console.log(
      `${REQUESTS} cleared requests (${refused} were not), ${lost.length} lost a name, ${light.length} light`,
    );
    expect(lost.slice(0, MOST_SHOWN).map(lineOfGate)).toEqual([]);
  });
});
