import { describe, expect, it } from 'vitest';
import { sharedPath } from '../../../test/shared-folder.ts';
import { unexplainedIn } from '../../../test/unexplained.ts';
import { takeCensus } from '../../census/take-census.ts';

const file = sharedPath('lists', 'current', 'us_csl', 'consolidated.csv.gz');

describe.skipIf(file === undefined)('the real list us_csl', () => {
  it('yields a listing for every row, and loses no value without a reason', async () => {
    const census = await takeCensus(file ?? '');
    process.stdout.write(`${census.version.id} ${JSON.stringify(census.figures)}\n`);
    // The publisher lists one bank of the CAPTA list twice.
    expect(census.version).toMatchObject({ records: 14_159, rejected: 1 });
    expect(unexplainedIn(census)).toEqual([]);
  });
});
