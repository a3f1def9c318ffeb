import { publishedFields } from '../../list/published-fields.ts';

/** Paths of values in the file. */
export const OFSI_FIELDS = publishedFields(`
50: aliastype | groupid | grouptype | name6
37: name1
31: dob
26: name2
21: countryofbirth | nationality
16: country
0: address1 | address2 | address3 | address4 | address5 | address6 | aliasquality | gender | groupstatus | grpstatus
0: lastupdated | listedon | listingtype | name1@xsi:nil | name3 | name4 | name5 | namenonlatinscript
0: nationalidentificationnumber | nonlatinscriptlanguage | nonlatinscripttype | otherinformation | passportdetails
0: passportnumber | position | postzipcode | regime | shipflag | shipimonumber | title | townofbirth
0: uksanctionslistref
`);
