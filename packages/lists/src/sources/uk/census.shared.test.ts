import { describe, expect, it } from 'vitest';
import { figuresOf, takeCensus, unexplained } from '../../../test/census.ts';
import { sharedPath } from '../../../test/shared-folder.ts';
import { toListing } from './to-listing.ts';

/** Values that do not come out word for word, and why. Everything else must. */
const REASONS: Readonly<Record<string, string>> = {
  'Designation/IndividualEntityShip': 'becomes the type of the entity',
  'Designation/Names/Name/NameType': 'becomes the kind of the name',
  'Designation/Names/Name/AliasStrength': 'becomes the quality of the name',
  'Designation/SanctionsImposedIndicators/ArmsEmbargo': 'SanctionsImposed says it in words',
  'Designation/SanctionsImposedIndicators/AssetFreeze': 'SanctionsImposed says it in words',
  'Designation/SanctionsImposedIndicators/CharteringOfShips': 'SanctionsImposed says it in words',
  'Designation/SanctionsImposedIndicators/ClosureOfRepresentativeOffices': 'SanctionsImposed says it in words',
  'Designation/SanctionsImposedIndicators/CrewServicingOfShipsAndAircraft': 'SanctionsImposed says it in words',
  'Designation/SanctionsImposedIndicators/Deflag': 'SanctionsImposed says it in words',
  'Designation/SanctionsImposedIndicators/DirectorDisqualificationSanction': 'SanctionsImposed says it in words',
  'Designation/SanctionsImposedIndicators/PreventionOfBusinessArrangements': 'SanctionsImposed says it in words',
  'Designation/SanctionsImposedIndicators/PreventionOfCharteringOfShipsAndAircraft':
    'SanctionsImposed says it in words',
  'Designation/SanctionsImposedIndicators/TargetedArmsEmbargo': 'SanctionsImposed says it in words',
  'Designation/SanctionsImposedIndicators/TechnicalAssistanceRelatedToAircraft': 'SanctionsImposed says it in words',
  'Designation/SanctionsImposedIndicators/TravelBan': 'SanctionsImposed says it in words',
  'Designation/SanctionsImposedIndicators/TrustServicesSanctions': 'SanctionsImposed says it in words',
};

const file = sharedPath('lists', 'current', 'gb_fcdo', 'UK-Sanctions-List.xml.gz');

const census = file === undefined ? undefined : takeCensus(file, ['Designation'], toListing);

describe.skipIf(census === undefined)('the real list gb_fcdo', () => {
  it('yields a listing for every record', () => {
    process.stdout.write(`gb_fcdo ${JSON.stringify(figuresOf(census?.listings ?? []))}\n`);
    expect(census?.listings).toHaveLength(census?.counted ?? 0);
  });

  it('loses no value without a reason', () => {
    expect(census === undefined ? [] : unexplained(census, REASONS)).toEqual([]);
  });
});
