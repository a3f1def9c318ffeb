import { describe, expect, it } from 'vitest';
import { sharedPath } from '../../../test/shared-folder.ts';
import { unexplainedIn } from '../../../test/unexplained.ts';
import { takeCensus } from '../../census/take-census.ts';

const file = sharedPath('lists', 'other', 'ConList-2020-04-27.csv.gz');

describe.skipIf(file === undefined)('the real list gb_ofsi', () => {
  it('yields a listing for every group, and loses no value without a reason', async () => {
    const census = await takeCensus(file ?? '');
    process.stdout.write(`${census.version.id} ${JSON.stringify(census.figures)}\n`);
    expect(census.version).toMatchObject({ records: 2_114, rejected: 0 });
    expect(unexplainedIn(census)).toEqual([]);
  });
});
