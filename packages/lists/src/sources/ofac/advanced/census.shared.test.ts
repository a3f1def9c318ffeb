import { beforeAll, describe, expect, it } from 'vitest';
import { type Census, takeCensus, unexplained } from '../../../../test/census.ts';
import { readPath } from '../../../../test/read-text.ts';
import { sharedPath } from '../../../../test/shared-folder.ts';

/** Values that do not come out word for word, and why. Everything else must. */
const REASONS: Readonly<Record<string, string>> = {
  '**ID': 'numbers that join sections, or stand for words of the reference sets',
  '**@FixedRef': 'the id of an alias; that of a party is kept',
  '**@Primary': 'becomes the kind of the name',
  '**@LowQuality': 'becomes the quality of the name',
  '**@Acronym': 'names are kept alike',
  '**@Former': 'becomes a word of the relation',
  '**/Year': 'dates are written in ISO form',
  '**/Month': 'likewise',
  '**/Day': 'likewise',
  'ProfileRelationships/ProfileRelationship/Comment': 'why the publisher thinks so; the relation itself is kept',
};

const SECTIONS = ['Locations', 'IDRegDocuments', 'DistinctParties', 'ProfileRelationships', 'SanctionsEntries'];
const file = sharedPath('lists', 'other', 'SDN_ADVANCED-fixture.xml');

describe('an ADVANCED file made by others', () => {
  let census: Census | undefined;
  let records = 0;
  beforeAll(async () => {
    if (file === undefined) return;
    const { version, listings } = await readPath(file);
    const [first] = listings;
    if (first === undefined) throw new Error('no listing');
    records = version.records;
    // Sections are joined: what is in any of them may come out in any listing.
    census = takeCensus(file, SECTIONS, () => ({ ...first, remarks: [JSON.stringify(listings)] }));
  });

  it.skipIf(file === undefined)('yields a listing for every party', () => {
    expect(records).toBe(3);
  });

  it.skipIf(file === undefined)('loses no value without a reason', () => {
    expect(census === undefined ? [] : unexplained(census, REASONS)).toEqual([]);
  });
});
