import { publishedFields } from '../../list/published-fields.ts';

/** Columns of the register; no whole file was at hand to count shares. */
export const NZ_FIELDS = publishedFields(`
49: uniqueidentifier | dateofsanction
5: dob
0: type | firstname | middlenames | lastname | title | aliasalternatespellings | citizenship | citizenship2
0: placeofbirth | address | passportnumber | associatesrelatives | sanctionstatus | assetfreeze | travelban | shipban
0: generalrationaleforsanction | note | additionalinformation
`);
