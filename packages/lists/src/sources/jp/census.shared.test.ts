import { describe, expect, it } from 'vitest';
import { sharedPath } from '../../../test/shared-folder.ts';
import { unexplainedIn } from '../../../test/unexplained.ts';
import { takeCensus } from '../../census/take-census.ts';

const file = sharedPath('lists', 'current', 'jp_mof', 'shisantouketsu20260305.xlsx');

describe.skipIf(file === undefined)('the real list jp_mof', () => {
  it('yields a listing for every row with a name, and loses no value without a reason', async () => {
    const census = await takeCensus(file ?? '');
    process.stdout.write(`${census.version.id} ${JSON.stringify(census.figures)}\n`);
    expect(census.version).toMatchObject({ records: 2_862, rejected: 0 });
    expect(unexplainedIn(census)).toEqual([]);
  });
});
