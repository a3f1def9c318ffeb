import { publishedFields } from '../../list/published-fields.ts';

/** Paths of values in the file; shares could not be counted without a whole file. */
export const UA_FIELDS = publishedFields(`
10: individual/name | individual/sid | legal/name | legal/sid
5: individual/bd
0: individual/actions/aid | individual/actions/decree/date | individual/actions/decree/link
0: individual/actions/decree/number | individual/actions/endDate | individual/actions/issuers
0: individual/actions/reason | individual/actions/restrictions/restriction | individual/actions/status
0: individual/actions/term | individual/aliases | individual/attributes/key | individual/attributes/value
0: individual/citizenships | individual/dd | individual/identifiers/code | individual/identifiers/id
0: individual/identifiers/iso2 | individual/identifiers/note | individual/status | individual/translit | legal/bd
0: legal/citizenships | legal/dd | legal/identifiers/code | legal/identifiers/id | legal/translit
`);
