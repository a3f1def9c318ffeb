import { publishedFields } from '../../../list/published-fields.ts';

/** Paths of values in the file; shares could not be counted without a whole file. */
export const UK_CSV_FIELDS = publishedFields(`
49: individualentityship | uniqueid
20: name6 | nametype
0: addresscountry | addressline1 | addressline6 | addresspostalcode | aliasstrength | businessregistrationnumbers
0: countryofbirth | currentbelievedflagofship | currentowneroperators | datedesignated | designationsource | dob
0: emailaddress | gender | hullidentificationnumberhin | imonumber | lastupdated | lengthofship | name1 | name2
0: name3 | namenonlatinscript | nationalidentifieradditionalinformation | nationalidentifiernumber | nationalityies
0: nonlatinscriptlanguage | nonlatinscripttype | ofsigroupid | otherinformation | parentcompany
0: passportadditionalinformation | passportnumber | phonenumber | position | previousflags | previousowneroperators
0: regimename | sanctionsimposed | subsidiaries | title | tonnageofship | townofbirth | typeofentity | typeofship
0: ukstatementofreasons | unreferencenumber | website | yearbuilt
`);
