import { describe, expect, it } from 'vitest';
import { loadIndex } from '../lists/load-index.ts';
import { sharedDir } from '../lists/shared-dir.ts';
import { lineOf, measureEmbedding } from './embedding.ts';
import { printTallies } from './tally.ts';

const shared = sharedDir();
if (!shared) console.warn('Skipped: no ../shared/lists on this machine.');

const [COMPOSITIONS, SEED] = [2_000, 18_780_522];
const MOST_SHOWN = 50;
const MOST_CHANGED = 0.005;

describe.skipIf(!shared)('a listed name among other words, in any disguise, on all official lists', () => {
  it('shows its party, or reports a light name', async () => {
    const { missed, light, by } = measureEmbedding(await loadIndex(`${shared}/lists/current`), COMPOSITIONS, SEED);
    console.log(`${COMPOSITIONS} compositions, ${missed.length} missed, ${light.length} light`);
    for (const [label, tallies] of Object.entries(by)) printTallies(label, tallies);
    const written = missed.filter(({ disguise }) => disguise.changes === 'nothing');
    expect(written.slice(0, MOST_SHOWN).map(lineOf)).toEqual([]);
    // Letters and words that were changed go further than the law: few are lost where a line end cuts them as well.
    expect(missed.length).toBeLessThanOrEqual(MOST_CHANGED * COMPOSITIONS);
  });
});
