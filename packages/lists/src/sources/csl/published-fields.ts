import { publishedFields } from '../../list/published-fields.ts';

/** Paths of values in the file. */
export const CSL_FIELDS = publishedFields(`
50: name | source
41: programs
40: entity_number | type
38: addresses
27: ids
26: alt_names
22: dates_of_birth
14: nationalities
13: places_of_birth
3: start_date
0: _id | call_sign | citizenships | end_date | federal_register_notice | gross_registered_tonnage | gross_tonnage
0: license_policy | license_requirement | remarks | source_information_url | source_list_url | standard_order
0: title | vessel_flag | vessel_owner | vessel_type
`);
