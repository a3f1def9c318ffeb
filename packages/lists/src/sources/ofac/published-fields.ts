import { publishedFields } from '../../list/published-fields.ts';

/** Paths of values in the file. */
export const OFAC_FIELDS = publishedFields(`
50: sdnEntry/lastName | sdnEntry/programList/program | sdnEntry/sdnType | sdnEntry/uid
37: sdnEntry/addressList/address/address1
36: sdnEntry/akaList/aka/category | sdnEntry/akaList/aka/lastName | sdnEntry/akaList/aka/type
8: sdnEntry/dateOfBirthList/dateOfBirthItem/dateOfBirth | sdnEntry/firstName
6: sdnEntry/akaList/aka/firstName
0: sdnEntry/addressList/address/address2 | sdnEntry/addressList/address/address3 | sdnEntry/addressList/address/city
0: sdnEntry/addressList/address/country | sdnEntry/addressList/address/postalCode
0: sdnEntry/addressList/address/stateOrProvince | sdnEntry/addressList/address/uid | sdnEntry/akaList/aka/uid
0: sdnEntry/citizenshipList/citizenship/country | sdnEntry/citizenshipList/citizenship/mainEntry
0: sdnEntry/citizenshipList/citizenship/uid | sdnEntry/dateOfBirthList/dateOfBirthItem/mainEntry
0: sdnEntry/dateOfBirthList/dateOfBirthItem/uid | sdnEntry/idList/id/expirationDate | sdnEntry/idList/id/idCountry
0: sdnEntry/idList/id/idNumber | sdnEntry/idList/id/idType | sdnEntry/idList/id/issueDate | sdnEntry/idList/id/uid
0: sdnEntry/nationalityList/nationality/country | sdnEntry/nationalityList/nationality/mainEntry
0: sdnEntry/nationalityList/nationality/uid | sdnEntry/placeOfBirthList/placeOfBirthItem/mainEntry
0: sdnEntry/placeOfBirthList/placeOfBirthItem/placeOfBirth | sdnEntry/placeOfBirthList/placeOfBirthItem/uid
0: sdnEntry/remarks | sdnEntry/title | sdnEntry/vesselInfo/callSign | sdnEntry/vesselInfo/grossRegisteredTonnage
0: sdnEntry/vesselInfo/tonnage | sdnEntry/vesselInfo/vesselFlag | sdnEntry/vesselInfo/vesselOwner
0: sdnEntry/vesselInfo/vesselType
`);
