import { describe, expect, it } from 'vitest';
import { sharedPath } from '../../../test/shared-folder.ts';
import { unexplainedIn } from '../../../test/unexplained.ts';
import { takeCensus } from '../../census/take-census.ts';

const file = sharedPath('lists', 'current', 'au_dfat', 'regulation8_consolidated_2024-12.xlsx');

describe.skipIf(file === undefined)('the real list au_dfat', () => {
  it('yields a listing for every party, and loses no value without a reason', async () => {
    const census = await takeCensus(file ?? '');
    process.stdout.write(`${census.version.id} ${JSON.stringify(census.figures)}\n`);
    expect(census.version).toMatchObject({ records: 3_062, rejected: 0 });
    expect(unexplainedIn(census)).toEqual([]);
  });
});
