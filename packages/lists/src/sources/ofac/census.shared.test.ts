import { describe, expect, it } from 'vitest';
import { figuresOf, takeCensus, unexplained } from '../../../test/census.ts';
import { sharedPath } from '../../../test/shared-folder.ts';
import { DROPPED_FIELDS } from './dropped-fields.ts';
import { OFAC_CONS, OFAC_SDN } from './source.ts';
import { toListing } from './to-listing.ts';

describe.each([
  [OFAC_SDN, sharedPath('lists', 'current', 'us_ofac_sdn', 'SDN.XML.gz')],
  [OFAC_CONS, sharedPath('lists', 'current', 'us_ofac_cons', 'CONSOLIDATED.XML.gz')],
])('the real list $id', (source, file) => {
  const census =
    file === undefined ? undefined : takeCensus(file, ['sdnEntry'], (element) => toListing(element, source));

  it.skipIf(census === undefined)('yields a listing for every record', () => {
    process.stdout.write(`${source.id} ${JSON.stringify(figuresOf(census?.listings ?? []))}\n`);
    expect(census?.listings).toHaveLength(census?.counted ?? 0);
  });

  it.skipIf(census === undefined)('loses no value without a reason', () => {
    expect(census === undefined ? [] : unexplained(census, DROPPED_FIELDS)).toEqual([]);
  });
});
