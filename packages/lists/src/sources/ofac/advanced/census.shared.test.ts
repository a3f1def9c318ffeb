import { describe, expect, it } from 'vitest';
import { sharedPath } from '../../../../test/shared-folder.ts';
import { unexplainedIn } from '../../../../test/unexplained.ts';
import { takeCensus } from '../../../census/take-census.ts';

const file = sharedPath('lists', 'other', 'SDN_ADVANCED-fixture.xml');

describe.skipIf(file === undefined)('an ADVANCED file made by others', () => {
  it('yields a listing for every party, and loses no value without a reason', async () => {
    const census = await takeCensus(file ?? '');
    process.stdout.write(`${census.version.id} ${JSON.stringify(census.figures)}\n`);
    expect(census.version).toMatchObject({ records: 3, rejected: 0 });
    expect(unexplainedIn(census)).toEqual([]);
  });
});
