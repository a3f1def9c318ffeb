import { publishedFields } from '../../list/published-fields.ts';

/** Paths of values in the file; shares could not be counted without a whole file. */
export const BE_FIELDS = publishedFields(`
49: embargos | type | wholename
0: birthcountry | birthdate | birthplace | firstname | function | gender | lastname | links | middlename | number
0: publicationdate | regulation | remark
`);
