import { publishedFields } from '../../list/published-fields.ts';

/** Paths of values in the file. */
export const EU_FIELDS = publishedFields(`
50: sanctionEntity/nameAlias@strong | sanctionEntity/nameAlias@wholeName | sanctionEntity/subjectType@code
50: sanctionEntity@euReferenceNumber | sanctionEntity@logicalId
28: sanctionEntity/birthdate@year | sanctionEntity/nameAlias@firstName | sanctionEntity/nameAlias@lastName
25: sanctionEntity/birthdate@birthdate | sanctionEntity/birthdate@dayOfMonth | sanctionEntity/birthdate@monthOfYear
25: sanctionEntity/citizenship@countryIso2Code
18: sanctionEntity/identification@identificationTypeCode | sanctionEntity/identification@number
16: sanctionEntity/address@countryIso2Code
13: sanctionEntity/address@city | sanctionEntity/address@street | sanctionEntity/birthdate@city
0: sanctionEntity/address/contactInfo@key | sanctionEntity/address/contactInfo@value
0: sanctionEntity/address/regulationSummary@numberTitle | sanctionEntity/address/regulationSummary@publicationDate
0: sanctionEntity/address/regulationSummary@publicationUrl | sanctionEntity/address/regulationSummary@regulationType
0: sanctionEntity/address/remark | sanctionEntity/address@countryDescription | sanctionEntity/address@logicalId
0: sanctionEntity/address@poBox | sanctionEntity/address@region | sanctionEntity/address@regulationLanguage
0: sanctionEntity/address@zipCode | sanctionEntity/birthdate/regulationSummary@numberTitle
0: sanctionEntity/birthdate/regulationSummary@publicationDate
0: sanctionEntity/birthdate/regulationSummary@publicationUrl
0: sanctionEntity/birthdate/regulationSummary@regulationType | sanctionEntity/birthdate@calendarType
0: sanctionEntity/birthdate@circa | sanctionEntity/birthdate@countryDescription
0: sanctionEntity/birthdate@countryIso2Code | sanctionEntity/birthdate@logicalId | sanctionEntity/birthdate@place
0: sanctionEntity/birthdate@region | sanctionEntity/birthdate@regulationLanguage
0: sanctionEntity/birthdate@yearRangeFrom | sanctionEntity/birthdate@yearRangeTo
0: sanctionEntity/citizenship/regulationSummary@numberTitle
0: sanctionEntity/citizenship/regulationSummary@publicationDate
0: sanctionEntity/citizenship/regulationSummary@publicationUrl
0: sanctionEntity/citizenship/regulationSummary@regulationType | sanctionEntity/citizenship@countryDescription
0: sanctionEntity/citizenship@logicalId | sanctionEntity/citizenship@region
0: sanctionEntity/citizenship@regulationLanguage | sanctionEntity/identification/regulationSummary@numberTitle
0: sanctionEntity/identification/regulationSummary@publicationDate
0: sanctionEntity/identification/regulationSummary@publicationUrl
0: sanctionEntity/identification/regulationSummary@regulationType | sanctionEntity/identification/remark
0: sanctionEntity/identification@countryIso2Code | sanctionEntity/identification@diplomatic
0: sanctionEntity/identification@issuedBy | sanctionEntity/identification@knownExpired
0: sanctionEntity/identification@knownFalse | sanctionEntity/identification@latinNumber
0: sanctionEntity/identification@logicalId | sanctionEntity/identification@nameOnDocument
0: sanctionEntity/identification@regulationLanguage | sanctionEntity/identification@reportedLost
0: sanctionEntity/identification@revokedByIssuer | sanctionEntity/nameAlias/regulationSummary@numberTitle
0: sanctionEntity/nameAlias/regulationSummary@publicationDate
0: sanctionEntity/nameAlias/regulationSummary@publicationUrl
0: sanctionEntity/nameAlias/regulationSummary@regulationType | sanctionEntity/nameAlias/remark
0: sanctionEntity/nameAlias@function | sanctionEntity/nameAlias@gender | sanctionEntity/nameAlias@logicalId
0: sanctionEntity/nameAlias@middleName | sanctionEntity/nameAlias@nameLanguage
0: sanctionEntity/nameAlias@regulationLanguage | sanctionEntity/nameAlias@title
0: sanctionEntity/regulation/publicationUrl | sanctionEntity/regulation@entryIntoForceDate
0: sanctionEntity/regulation@logicalId | sanctionEntity/regulation@numberTitle
0: sanctionEntity/regulation@organisationType | sanctionEntity/regulation@programme
0: sanctionEntity/regulation@publicationDate | sanctionEntity/regulation@regulationType | sanctionEntity/remark
0: sanctionEntity/subjectType@classificationCode | sanctionEntity@designationDate
0: sanctionEntity@designationDetails | sanctionEntity@unitedNationId
`);
