import { publishedFields } from '../../list/published-fields.ts';

/** Paths of values in the file. */
export const AU_FIELDS = publishedFields(`
50: name of individual or entity | name type | reference | type
33: date of birth
29: citizenship
28: address
27: place of birth
0: additional information | alias strength | arms embargo | committees | control date | imo number | listing information
0: maritime restriction | targeted financial sanction | travel ban
`);
