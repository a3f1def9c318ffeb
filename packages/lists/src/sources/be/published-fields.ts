import { publishedFields } from '../../list/published-fields.ts';

/** Places of values in the file; no whole file was at hand to count shares. */
export const BE_FIELDS = publishedFields(`
49: embargos | type | wholename
0: birthcountry | birthdate | birthplace | firstname | function | gender | lastname | links | middlename | number
0: publicationdate | regulation | remark
`);
