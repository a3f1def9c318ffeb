import { describe, expect, it } from 'vitest';
import { figuresOf, takeCensus, unexplained } from '../../../test/census.ts';
import { sharedPath } from '../../../test/shared-folder.ts';
import { OFAC_CONS, OFAC_SDN } from './source.ts';
import { toListing } from './to-listing.ts';

/** Values that do not come out word for word, and why. Everything else must. */
const REASONS: Readonly<Record<string, string>> = {
  '**/uid': 'ids of single details, which nothing refers to',
  '**/mainEntry': 'all are kept alike',
  'sdnEntry/akaList/aka/type': 'becomes the kind of the name',
  'sdnEntry/akaList/aka/category': 'becomes the quality of the name',
  'sdnEntry/sdnType': 'becomes the type of the entity',
  'sdnEntry/idList/id/idType': 'a gender, an e-mail address … has a field of its own',
  'sdnEntry/idList/id/idNumber': 'a day is written in ISO form',
};

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
    expect(census === undefined ? [] : unexplained(census, REASONS)).toEqual([]);
  });
});
