import { publishedFields } from '../../list/published-fields.ts';

/** Columns of the register; shares could not be counted without a whole file. */
export const NZ_FIELDS = publishedFields(`
49: uniqueidentifier | dateofsanction
5: dob
0: type | firstname | middlenames | lastname | title | aliasalternatespellings | citizenship | citizenship2
0: placeofbirth | address | passportnumber | associatesrelatives | sanctionstatus | assetfreeze | travelban | shipban
0: generalrationaleforsanction | note | additionalinformation
`);
