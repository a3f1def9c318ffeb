import { headingKey, type RowParts } from '../../formats/row-groups.ts';

/** Names of columns in the XML form, and in some years of the CSV form, by the key of the heading used here. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  individualdateofbirth: 'dob',
  individualtownofbirth: 'townofbirth',
  individualcountryofbirth: 'countryofbirth',
  individualnationality: 'nationality',
  individualpassportnumber: 'passportnumber',
  individualpassportdetails: 'passportdetails',
  individualninumber: 'nationalidentificationnumber',
  individualnidetails: 'nationalidentificationdetails',
  ninumber: 'nationalidentificationnumber',
  nationalidentificationdetails: 'nationalidentificationdetails',
  individualposition: 'position',
  individualgender: 'gender',
  postcode: 'postzipcode',
  grouptypedescription: 'grouptype',
  regimename: 'regime',
  datelisted: 'listedon',
  datedesignated: 'uksanctionslistdatedesignated',
  fulladdress: 'address1',
};

/** Key of a heading or element, in either form. */
export function columnKey(heading: string): string {
  const key = headingKey(heading);
  return Object.hasOwn(OTHER_NAMES, key) ? (OTHER_NAMES[key] ?? key) : key;
}

/** Columns with a single value. */
export const SINGLE_COLUMNS = [
  'title',
  'dob',
  'townofbirth',
  'countryofbirth',
  'nationality',
  'position',
  'gender',
  'otherinformation',
  'grouptype',
  'regime',
  'listedon',
  'uksanctionslistdatedesignated',
  'lastupdated',
  'uksanctionslistref',
  'unref',
  'ukstatementofreasons',
  'groupsanctions',
  'phonenumber',
  'emailaddress',
  'website',
  'entitytype',
  'entitybusinessregnumber',
  'entityparentcompany',
  'entitysubsidiaries',
  'shipimonumber',
  'shipcurrentowners',
  'shippreviousowners',
  'shipflag',
  'shippreviousflags',
  'shiptype',
  'shiptonnage',
  'shiplength',
  'shipyearbuilt',
  'shiphin',
  'listingtype',
  'groupstatus',
  'grpstatus',
  'dateadditionalsanctions',
] as const;

/** Columns that belong together. */
export const OFSI_PARTS: RowParts = {
  name: ['name1', 'name2', 'name3', 'name4', 'name5', 'name6', 'aliastype', 'aliasquality'],
  nonLatin: ['namenonlatinscript', 'nonlatinscripttype', 'nonlatinscriptlanguage'],
  address: ['address1', 'address2', 'address3', 'address4', 'address5', 'address6', 'postzipcode', 'country'],
  passport: ['passportnumber', 'passportdetails'],
  nationalIdentifier: ['nationalidentificationnumber', 'nationalidentificationdetails'],
  ...Object.fromEntries(SINGLE_COLUMNS.map((column) => [column, [column]])),
};
