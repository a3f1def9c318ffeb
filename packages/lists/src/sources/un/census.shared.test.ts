import { describe, expect, it } from 'vitest';
import { figuresOf, takeCensus, unexplained } from '../../../test/census.ts';
import { sharedPath } from '../../../test/shared-folder.ts';
import { DROPPED_FIELDS } from './dropped-fields.ts';
import { toListing } from './to-listing.ts';

const file = sharedPath('lists', 'current', 'un_sc', 'consolidated.xml.gz');

const census = file === undefined ? undefined : takeCensus(file, ['INDIVIDUAL', 'ENTITY'], toListing);

describe.skipIf(census === undefined)('the real list un_sc', () => {
  it('yields a listing for every record', () => {
    process.stdout.write(`un_sc ${JSON.stringify(figuresOf(census?.listings ?? []))}\n`);
    expect(census?.listings).toHaveLength(census?.counted ?? 0);
  });

  it('loses no value without a reason', () => {
    expect(census === undefined ? [] : unexplained(census, DROPPED_FIELDS)).toEqual([]);
  });
});
