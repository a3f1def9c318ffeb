import { describe, expect, it } from 'vitest';
import { figuresOf, takeCensus, unexplained } from '../../../test/census.ts';
import { sharedPath } from '../../../test/shared-folder.ts';
import { toListing } from './to-listing.ts';

/** Values that do not come out word for word, and why. Everything else must. */
const REASONS: Readonly<Record<string, string>> = {
  '**/regulationSummary@numberTitle': 'the act that added one detail; the record’s own regulation is kept',
  '**/regulationSummary@publicationDate': 'as above',
  '**/regulationSummary@publicationUrl': 'as above',
  '**/regulationSummary@regulationType': 'as above',
  '**@logicalId': 'ids of single details, which nothing refers to',
  'sanctionEntity/regulation@regulationType': 'amendment or not says nothing about the party',
  'sanctionEntity/regulation@organisationType': 'says which body passed the act, which its number says too',
  'sanctionEntity/regulation@entryIntoForceDate': 'the day of publication is kept',
  'sanctionEntity/subjectType@code': 'becomes the type of the entity',
  'sanctionEntity/subjectType@classificationCode': 'becomes the type of the entity',
  'sanctionEntity/nameAlias@gender': 'becomes the gender of the party',
  'sanctionEntity/nameAlias@strong': 'becomes the quality of the name',
  'sanctionEntity/nameAlias@nameLanguage': 'a name given in several languages is kept once',
  'sanctionEntity/nameAlias@function': 'letters before the parts of a list are cut off',
  'sanctionEntity/birthdate@circa': 'becomes the doubt of the date',
  'sanctionEntity/birthdate@calendarType': 'Gregorian goes without saying',
  'sanctionEntity/birthdate@dayOfMonth': 'is in the date',
  'sanctionEntity/birthdate@monthOfYear': 'is in the date',
  '**@countryIso2Code': '00 is unknown',
  '**@countryDescription': 'UNKNOWN is unknown',
  'sanctionEntity/identification@identificationTypeCode': 'a dash instead of a number is no document',
  'sanctionEntity/identification@number': 'a BIC in two words is written as one',
  '**@diplomatic': 'only true is noted',
  '**@knownExpired': 'only true is noted',
  '**@knownFalse': 'only true is noted',
  '**@reportedLost': 'only true is noted',
  '**@revokedByIssuer': 'only true is noted',
  'sanctionEntity/remark': '“none” is no remark',
  'sanctionEntity@unitedNationId': 'padded to three digits as the UN writes it',
};

const file = sharedPath('lists', 'current', 'eu_fsf', 'xmlFullSanctionsList_1_1.xml.gz');

const census = file === undefined ? undefined : takeCensus(file, ['sanctionEntity'], toListing);

describe.skipIf(census === undefined)('the real list eu_fsf', () => {
  it('yields a listing for every record', () => {
    process.stdout.write(`eu_fsf ${JSON.stringify(figuresOf(census?.listings ?? []))}\n`);
    expect(census?.listings).toHaveLength(census?.counted ?? 0);
  });

  it('loses no value without a reason', () => {
    expect(census === undefined ? [] : unexplained(census, REASONS)).toEqual([]);
  });
});
