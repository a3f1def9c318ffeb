import { publishedFields } from '../../list/published-fields.ts';

/** Paths of values in the file. */
export const SECO_FIELDS = publishedFields(`
50: target@ssid
28: target/individual/identity/name/name-part/value | target/individual/identity/name/name-part@name-part-type
28: target/individual/identity/name@name-type | target/individual/identity/name@quality
21: target/entity/identity/name/name-part/value | target/entity/identity/name/name-part@name-part-type
21: target/entity/identity/name@name-type | target/entity/identity/name@quality
20: target/individual/identity/day-month-year@year
15: target/entity/identity/address/address-details
14: target/individual/identity/day-month-year@month
13: target/individual/identity/day-month-year@day
0: target/entity/identity/address/zip-code | target/entity/identity/address@place-id
0: target/entity/identity/day-month-year@day | target/entity/identity/day-month-year@month
0: target/entity/identity/day-month-year@year | target/entity/identity/name/name-part@order
0: target/entity/identity/name@lang | target/entity/identity@main | target/entity/identity@ssid
0: target/entity/justification | target/entity/other-information | target/foreign-identifier
0: target/individual/identity/address/address-details | target/individual/identity/address/p-o-box
0: target/individual/identity/address/zip-code | target/individual/identity/address@place-id
0: target/individual/identity/identification-document/date-of-issue
0: target/individual/identity/identification-document/issuer
0: target/individual/identity/identification-document/issuer@code
0: target/individual/identity/identification-document/number
0: target/individual/identity/identification-document/remark
0: target/individual/identity/identification-document@document-type
0: target/individual/identity/name/name-part/spelling-variant
0: target/individual/identity/name/name-part/spelling-variant@lang
0: target/individual/identity/name/name-part/spelling-variant@script
0: target/individual/identity/name/name-part@order | target/individual/identity/name@lang
0: target/individual/identity/name@ssid | target/individual/identity/nationality/country
0: target/individual/identity/nationality/country@iso-code | target/individual/identity/place-of-birth@place-id
0: target/individual/identity@main | target/individual/identity@ssid | target/individual/justification
0: target/individual/other-information | target/individual/relation@relation-type
0: target/individual/relation@target-id | target/individual@sex | target/modification@effective-date
0: target/modification@modification-type | target/modification@publication-date
0: target/object/identity/name/name-part/value | target/object/identity/name/name-part@name-part-type
0: target/object/identity/name/name-part@order | target/object/identity/name@name-type
0: target/object/identity/name@quality | target/object/identity@main | target/object/other-information
0: target/object@object-type | target/sanctions-set-id | target@sanctions-set-id
`);
