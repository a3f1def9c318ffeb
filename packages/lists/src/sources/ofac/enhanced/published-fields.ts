import { publishedFields } from '../../../list/published-fields.ts';

/** Paths of values in the file. */
export const OFAC_ENHANCED_FIELDS = publishedFields(`
50: entity/generalInfo/entityType | entity/names/name/isLowQuality
50: entity/names/name/translations/translation/formattedFullName
50: entity/names/name/translations/translation/formattedLastName
50: entity/names/name/translations/translation/nameParts/namePart/type
50: entity/names/name/translations/translation/nameParts/namePart/value | entity/sanctionsLists/sanctionsList
50: entity/sanctionsPrograms/sanctionsProgram | entity@id
5: entity/addresses/address/country
5: entity/addresses/address/translations/translation/addressParts/addressPart/type
5: entity/addresses/address/translations/translation/addressParts/addressPart/value
5: entity/addresses/address/translations/translation/script | entity/features/feature/type
5: entity/features/feature/value | entity/features/feature/valueDate/fromDateBegin
5: entity/identityDocuments/identityDocument/documentNumber
5: entity/identityDocuments/identityDocument/idFeatures/idFeature
5: entity/identityDocuments/identityDocument/issuingLocation | entity/identityDocuments/identityDocument/name
5: entity/identityDocuments/identityDocument/type | entity/names/name/aliasType
5: entity/names/name/translations/translation/formattedFirstName
0: entity/addresses/address/country@refId
0: entity/addresses/address/translations/translation/addressParts/addressPart/type@refId
0: entity/addresses/address/translations/translation/addressParts/addressPart@id
0: entity/addresses/address/translations/translation/isPrimary
0: entity/addresses/address/translations/translation/script@refId
0: entity/addresses/address/translations/translation@id | entity/addresses/address@id
0: entity/features/feature/isPrimary | entity/features/feature/reliability
0: entity/features/feature/reliability@refId | entity/features/feature/type@featureTypeId
0: entity/features/feature/valueDate/fromDateEnd | entity/features/feature/valueDate/isApproximate
0: entity/features/feature/valueDate/isDateRange | entity/features/feature/valueDate/toDateBegin
0: entity/features/feature/valueDate/toDateEnd | entity/features/feature/valueDate@id
0: entity/features/feature/valueRefId | entity/features/feature/versionId | entity/features/feature@id
0: entity/generalInfo/entityType@refId | entity/generalInfo/identityId | entity/generalInfo/remarks
0: entity/generalInfo/title | entity/identityDocuments/identityDocument/expirationDate/fromDateBegin
0: entity/identityDocuments/identityDocument/expirationDate/fromDateEnd
0: entity/identityDocuments/identityDocument/expirationDate/isApproximate
0: entity/identityDocuments/identityDocument/expirationDate/isDateRange
0: entity/identityDocuments/identityDocument/expirationDate/toDateBegin
0: entity/identityDocuments/identityDocument/expirationDate/toDateEnd
0: entity/identityDocuments/identityDocument/expirationDate@id
0: entity/identityDocuments/identityDocument/idFeatures/idFeature@featureVersionId
0: entity/identityDocuments/identityDocument/idFeatures/idFeature@id
0: entity/identityDocuments/identityDocument/isValid
0: entity/identityDocuments/identityDocument/issueDate/fromDateBegin
0: entity/identityDocuments/identityDocument/issueDate/fromDateEnd
0: entity/identityDocuments/identityDocument/issueDate/isApproximate
0: entity/identityDocuments/identityDocument/issueDate/isDateRange
0: entity/identityDocuments/identityDocument/issueDate/toDateBegin
0: entity/identityDocuments/identityDocument/issueDate/toDateEnd
0: entity/identityDocuments/identityDocument/issueDate@id | entity/identityDocuments/identityDocument/issuingCountry
0: entity/identityDocuments/identityDocument/issuingCountry@refId
0: entity/identityDocuments/identityDocument/name@nameId
0: entity/identityDocuments/identityDocument/name@nameTranslationId
0: entity/identityDocuments/identityDocument/type@refId | entity/identityDocuments/identityDocument@id
0: entity/legalAuthorities/legalAuthority | entity/legalAuthorities/legalAuthority@id
0: entity/legalAuthorities/legalAuthority@refId | entity/names/name/aliasType@refId | entity/names/name/isPrimary
0: entity/names/name/translations/translation/isPrimary
0: entity/names/name/translations/translation/nameParts/namePart/type@refId
0: entity/names/name/translations/translation/nameParts/namePart@id
0: entity/names/name/translations/translation/script | entity/names/name/translations/translation/script@refId
0: entity/names/name/translations/translation@id | entity/names/name@id | entity/relationships/relationship/quality
0: entity/relationships/relationship/quality@refId | entity/relationships/relationship/relatedEntity
0: entity/relationships/relationship/relatedEntity@entityId | entity/relationships/relationship/type
0: entity/relationships/relationship/type@refId | entity/relationships/relationship@id
0: entity/sanctionsLists/sanctionsList@datePublished | entity/sanctionsLists/sanctionsList@id
0: entity/sanctionsLists/sanctionsList@refId | entity/sanctionsPrograms/sanctionsProgram@id
0: entity/sanctionsPrograms/sanctionsProgram@refId | entity/sanctionsTypes/sanctionsType
0: entity/sanctionsTypes/sanctionsType@id | entity/sanctionsTypes/sanctionsType@refId
`);
