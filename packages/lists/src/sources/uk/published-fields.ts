import { publishedFields } from '../../list/published-fields.ts';

/** Paths of values in the file. */
export const UK_FIELDS = publishedFields(`
50: Designation/IndividualEntityShip | Designation/Names/Name/NameType | Designation/SanctionsImposed
50: Designation/UniqueID
49: Designation/Names/Name/Name6
44: Designation/OFSIGroupID
36: Designation/Names/Name/Name1
29: Designation/Names/Name/Name2
28: Designation/IndividualDetails/Individual/Nationalities/Nationality
26: Designation/NonLatinNames/NonLatinName/NameNonLatinScript
24: Designation/Addresses/Address/AddressCountry
17: Designation/UNReferenceNumber
13: Designation/Addresses/Address/AddressLine1 | Designation/Addresses/Address/AddressLine6
12: Designation/IndividualDetails/Individual/DOBs/DOB | Designation/Names/Name/AliasStrength
8: Designation/IndividualDetails/Individual/PassportDetails/Passport/PassportNumber
6: Designation/Names/Name/Name3
4: Designation/IndividualDetails/Individual/NationalIdentifierDetails/NationalIdentifier/NationalIdentifierNumber
0: Designation/Addresses/Address/AddressLine2 | Designation/Addresses/Address/AddressLine3
0: Designation/Addresses/Address/AddressLine4 | Designation/Addresses/Address/AddressLine5
0: Designation/Addresses/Address/AddressPostalCode | Designation/DateDesignated | Designation/DesignationSource
0: Designation/EmailAddresses/EmailAddress
0: Designation/EntityDetails/Entity/BusinessRegistrationNumbers/BusinessRegistrationNumber
0: Designation/EntityDetails/Entity/ParentCompanies/ParentCompany
0: Designation/EntityDetails/Entity/Subsidiaries/Subsidiary
0: Designation/EntityDetails/Entity/TypeOfEntities/TypeOfEntity
0: Designation/IndividualDetails/Individual/BirthDetails/Location/CountryOfBirth
0: Designation/IndividualDetails/Individual/BirthDetails/Location/TownOfBirth
0: Designation/IndividualDetails/Individual/Genders/Gender
0: Designation/IndividualDetails/Individual/NationalIdentifierDetails/NationalIdentifier/NationalIdentifierAdditionalInformation
0: Designation/IndividualDetails/Individual/PassportDetails/Passport/PassportAdditionalInformation
0: Designation/IndividualDetails/Individual/Positions/Position | Designation/LastUpdated
0: Designation/Names/Name/Name4 | Designation/Names/Name/Name5
0: Designation/NonLatinNames/NonLatinName/NonLatinScriptLanguage
0: Designation/NonLatinNames/NonLatinName/NonLatinScriptType | Designation/OtherInformation
0: Designation/PhoneNumbers/PhoneNumber | Designation/RegimeName
0: Designation/SanctionsImposedIndicators/ArmsEmbargo | Designation/SanctionsImposedIndicators/AssetFreeze
0: Designation/SanctionsImposedIndicators/CharteringOfShips
0: Designation/SanctionsImposedIndicators/ClosureOfRepresentativeOffices
0: Designation/SanctionsImposedIndicators/CrewServicingOfShipsAndAircraft
0: Designation/SanctionsImposedIndicators/Deflag
0: Designation/SanctionsImposedIndicators/DirectorDisqualificationSanction
0: Designation/SanctionsImposedIndicators/PreventionOfBusinessArrangements
0: Designation/SanctionsImposedIndicators/PreventionOfCharteringOfShipsAndAircraft
0: Designation/SanctionsImposedIndicators/TargetedArmsEmbargo
0: Designation/SanctionsImposedIndicators/TechnicalAssistanceRelatedToAircraft
0: Designation/SanctionsImposedIndicators/TravelBan | Designation/SanctionsImposedIndicators/TrustServicesSanctions
0: Designation/ShipDetails/Ship/CurrentBelievedFlagOfShips/CurrentBelievedFlagOfShip
0: Designation/ShipDetails/Ship/CurrentOwnerOperators/CurrentOwnerOperator
0: Designation/ShipDetails/Ship/HullIdentificationNumbers/HullIdentificationNumber
0: Designation/ShipDetails/Ship/IMONumbers/IMONumber | Designation/ShipDetails/Ship/LengthOfShip
0: Designation/ShipDetails/Ship/PreviousFlags/PreviousFlag
0: Designation/ShipDetails/Ship/PreviousOwnerOperators/PreviousOwnerOperator
0: Designation/ShipDetails/Ship/TonnageOfShip | Designation/ShipDetails/Ship/TypeOfShip
0: Designation/ShipDetails/Ship/YearBuilt | Designation/Titles/Title | Designation/UKStatementofReasons
0: Designation/Websites/Website
`);
