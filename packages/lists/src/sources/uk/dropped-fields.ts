/** Values that are not kept verbatim, and why. All others must be. */
export const DROPPED_FIELDS: Readonly<Record<string, string>> = {
  'Designation/IndividualEntityShip': 'becomes the type of the entity',
  'Designation/Names/Name/NameType': 'becomes the kind of the name',
  'Designation/Names/Name/AliasStrength': 'becomes the quality of the name',
  'Designation/NonLatinNames/NonLatinName/NonLatinScriptType':
    'becomes the ISO code of the script that the letters are in',
  'Designation/IndividualDetails/Individual/Genders/Gender': 'becomes the gender of the party',
  'Designation/ShipDetails/Ship/IMONumbers/IMONumber': '“IMO” before numbers is cut off',
  'Designation/UKStatementofReasons': 'tags and entities of HTML become plain text',
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
