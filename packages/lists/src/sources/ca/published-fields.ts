import { publishedFields } from '../../list/published-fields.ts';

/** Paths of values in the file. */
export const SEMA_FIELDS = publishedFields(`
50: record/Country | record/DateOfListing | record/Item
46: record/Schedule
32: record/GivenName | record/LastName
24: record/Aliases
18: record/DateOfBirthOrShipBuildDate
17: record/EntityOrShip
0: record/ShipIMONumber | record/TitleOrShip
`);
