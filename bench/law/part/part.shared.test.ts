import { describe, expect, it } from 'vitest';
import { sizeOf } from '../../../packages/engine/test/builders/runs.ts';
import { hasOfficialLists, officialLists } from '../official-lists.ts';
import { measureFamilyNames } from './family-names.ts';
import { lineOfPart, measureParts } from './measure-parts.ts';

const [TEXTS, FAMILY_NAMES, SEED] = [sizeOf(1_000, 400), 500, 20_261_126];
const MAX_SHOWN = 30;
/**
 * Maximum percentages lost: in general (ADR 144), of persons next to unknown words without a separator, and cleared.
 */
const [MAX_LOST, MAX_UNKNOWN_LOST, MAX_CLEARED] = [1.5, 30, 5];

describe.skipIf(!hasOfficialLists)('the law of the part, on all official lists', () => {
  it('shows what a part shows alone, where a separator or a known word stands between', async () => {
    const { held, lost, unknown } = measureParts(await officialLists(), TEXTS, SEED);
    console.log(`${held} texts, ${lost.length} lost; beside unknown words ${unknown.lost.length} of ${unknown.tried}`);
    if ((100 * lost.length) / held > MAX_LOST) expect(lost.slice(0, MAX_SHOWN).map(lineOfPart)).toEqual([]);
    expect((100 * unknown.lost.length) / unknown.tried).toBeLessThanOrEqual(MAX_UNKNOWN_LOST);
  });

  it('clears no listed person’s family name', async () => {
    const { tried, lost } = measureFamilyNames(await officialLists(), FAMILY_NAMES, SEED);
    console.log(`${tried} family names, ${lost.length} cleared`);
    if ((100 * lost.length) / tried > MAX_CLEARED) expect(lost.slice(0, MAX_SHOWN)).toEqual([]);
  });
});
