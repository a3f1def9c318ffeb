import { describe, expect, it } from 'vitest';
import { runs } from '../../packages/engine/test/builders/runs.ts';
import { hasOfficialLists, officialLists } from './official-lists.ts';
import { lineOfGate, measureGate } from './substitution.ts';

const [REQUESTS, SEED] = [runs(300).numRuns, 19_140_628];
const MAX_SHOWN = 50;

describe.skipIf(!hasOfficialLists)('a request that is cleared, on all official lists', () => {
  it('is not cleared with a listed name in the place of any of its words', async () => {
    const { lost, light, refused } = measureGate(await officialLists(), REQUESTS, SEED);
    console.log(
      `${REQUESTS} cleared requests (${refused} were not), ${lost.length} lost a name, ${light.length} light`,
    );
    expect(lost.slice(0, MAX_SHOWN).map(lineOfGate)).toEqual([]);
  });
});
