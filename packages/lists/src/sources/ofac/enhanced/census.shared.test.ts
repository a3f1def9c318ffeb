import { describe, expect, it } from 'vitest';
import { figuresOf, takeCensus, unexplained } from '../../../../test/census.ts';
import { sharedPath } from '../../../../test/shared-folder.ts';
import { OFAC_SDN } from '../source.ts';
import { toListing } from './to-listing.ts';

/** Values that do not come out word for word, and why. Everything else must. */
const REASONS: Readonly<Record<string, string>> = {
  '**@refId': 'numbers of the words beside them, which differ between files',
  '**@featureTypeId': 'likewise',
  '**/valueRefId': 'likewise',
  '**@id': 'ids of single details, which nothing refers to',
  '**/versionId': 'likewise',
  '**/identityId': 'an inner id: the public one is entity@id',
  '**@nameId': 'on which of its names a document is: all are the same party',
  '**@nameTranslationId': 'likewise',
  '**@featureVersionId': 'likewise',
  '**/identityDocument/name': 'likewise',
  '**/isPrimary': 'becomes the kind of the name; of two features both are kept alike',
  '**/isLowQuality': 'becomes the quality of the name',
  '**/isApproximate': 'becomes "circa"',
  '**/isDateRange': 'follows from the ends of the date',
  '**/fromDateEnd': 'the first and the last possible day are kept',
  '**/toDateBegin': 'likewise',
  '**/fromDateBegin': 'a date of building keeps its words only, a whole year of issue is written as one',
  '**/toDateEnd': 'likewise',
  '**/features/feature/value': 'a day of building or founding is written in ISO form',
  '**/isValid': 'becomes a note where false',
  '**/aliasType': 'becomes the kind of the name',
  '**/script': 'becomes the ISO code of the script that the letters are in',
  '**/nameParts/namePart/type': 'becomes the key of the part',
  '**/addressPart/type': 'becomes the key of the part',
  '**/entityType': 'becomes the type of the entity',
  '**/sanctionsLists/sanctionsList': 'is the list itself',
  '**/features/feature/type': 'a gender, a birth date … has a field of its own',
  '**/features/feature/reliability': 'confirmed or reported: both are kept alike',
  '**/relationship/quality': 'likewise',
};

const file = sharedPath('lists', 'other', 'SDN_ENHANCED-irgc.XML.gz');

describe('a real ENHANCED file', () => {
  const census = file === undefined ? undefined : takeCensus(file, ['entity'], (one) => toListing(one, OFAC_SDN));

  it.skipIf(census === undefined)('yields a listing for every record', () => {
    process.stdout.write(`enhanced ${JSON.stringify(figuresOf(census?.listings ?? []))}\n`);
    expect(census?.listings).toHaveLength(census?.counted ?? 0);
  });

  it.skipIf(census === undefined)('loses no value without a reason', () => {
    expect(census === undefined ? [] : unexplained(census, REASONS)).toEqual([]);
  });
});
