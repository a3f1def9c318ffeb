import { describe, expect, it } from 'vitest';
import { figuresOf, takeCensus, unexplained } from '../../../../test/census.ts';
import { sharedPath } from '../../../../test/shared-folder.ts';
import { DROPPED_FIELDS } from '../enhanced-dropped-fields.ts';
import { OFAC_SDN } from '../source.ts';
import { toListing } from './to-listing.ts';

const file = sharedPath('lists', 'other', 'SDN_ENHANCED-irgc.XML.gz');

describe('a real ENHANCED file', () => {
  const census = file === undefined ? undefined : takeCensus(file, ['entity'], (one) => toListing(one, OFAC_SDN));

  it.skipIf(census === undefined)('yields a listing for every record', () => {
    process.stdout.write(`enhanced ${JSON.stringify(figuresOf(census?.listings ?? []))}\n`);
    expect(census?.listings).toHaveLength(census?.counted ?? 0);
  });

  it.skipIf(census === undefined)('loses no value without a reason', () => {
    expect(census === undefined ? [] : unexplained(census, DROPPED_FIELDS)).toEqual([]);
  });
});
