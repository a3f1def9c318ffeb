import { publishedFields } from '../../list/published-fields.ts';

/** Columns of the sheet of persons; shares could not be counted without a whole file. */
export const IL_PEOPLE_FIELDS = publishedFields(`
49: internalseqid | nameofindividualenglish | nameofindividualhebrew
5: dobddmmyyyy | individualid
0: nameofindividualarabic | nationalityresidency | designation | dateofdesignationinisrael | additionalinformation
0: dateofforeigndesignation | foreigndesignationid
`);

/** Columns of the sheet of organisations that identify them. */
export const IL_ORGS_FIELDS = publishedFields(`
49: internalseqid | organizationnameenglish | organizationnamehebrew
5: corporationid
0: organizationnamearabic | organizationnameother | streetenglish | cityvillageenglish | countryenglish | email
0: telephone1 | linkedtointernalseqid | dateofpermanentdesignation | keyoperatives | streethebrew
`);
