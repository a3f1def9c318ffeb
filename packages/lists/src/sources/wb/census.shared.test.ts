import { describe, expect, it } from 'vitest';
import { sharedPath } from '../../../test/shared-folder.ts';
import { unexplainedIn } from '../../../test/unexplained.ts';
import { takeCensus } from '../../census/take-census.ts';

const file = sharedPath('lists', 'current', 'wb_debarred', 'wb-data.json.gz');

describe.skipIf(file === undefined)('the real list wb_debarred', () => {
  it('yields a listing for every record, and loses no value without a reason', async () => {
    const census = await takeCensus(file ?? '');
    process.stdout.write(`${census.version.id} ${JSON.stringify(census.figures)}\n`);
    expect(census.version).toMatchObject({ records: 1_370, rejected: 0 });
    expect(unexplainedIn(census)).toEqual([]);
  });
});
