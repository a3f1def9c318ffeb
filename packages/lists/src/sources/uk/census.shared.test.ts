import { describe, expect, it } from 'vitest';
import { figuresOf, takeCensus, unexplained } from '../../../test/census.ts';
import { sharedPath } from '../../../test/shared-folder.ts';
import { DROPPED_FIELDS } from './dropped-fields.ts';
import { toListing } from './to-listing.ts';

const file = sharedPath('lists', 'current', 'gb_fcdo', 'UK-Sanctions-List.xml.gz');

const census = file === undefined ? undefined : takeCensus(file, ['Designation'], toListing);

describe.skipIf(census === undefined)('the real list gb_fcdo', () => {
  it('yields a listing for every record', () => {
    process.stdout.write(`gb_fcdo ${JSON.stringify(figuresOf(census?.listings ?? []))}\n`);
    expect(census?.listings).toHaveLength(census?.counted ?? 0);
  });

  it('loses no value without a reason', () => {
    expect(census === undefined ? [] : unexplained(census, DROPPED_FIELDS)).toEqual([]);
  });
});
