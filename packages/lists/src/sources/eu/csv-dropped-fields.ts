const OF_ONE_DETAIL = 'the act that added one detail; the record’s own regulation is kept';
const ID = 'ids of single details, which nothing refers to';

/** Columns in every part of a row besides the detail itself. */
const OF_EACH_PART = Object.fromEntries(
  ['namealias', 'address', 'birthdate', 'identification', 'citizenship'].flatMap((part) => [
    ...[
      'type',
      'organisationtype',
      'publicationdate',
      'entryintoforcedate',
      'numbertitle',
      'programme',
      'publicationurl',
    ].map((heading) => [`${part}regulation${heading}`, OF_ONE_DETAIL]),
    [`${part}regulationlanguage`, 'the language of the act'],
    [`${part}logicalid`, ID],
    [`${part}countryiso2code`, '00 is unknown'],
    [`${part}countrydescription`, 'UNKNOWN is unknown'],
  ]),
);

/** Values that are not kept verbatim, and why. All others must be. */
export const DROPPED_FIELDS: Readonly<Record<string, string>> = {
  ...OF_EACH_PART,
  filegenerationdate: 'is the date of the file',
  entitylogicalid: ID,
  entityregulationtype: 'amendment or not says nothing about the party',
  entityregulationorganisationtype: 'says which body passed the act, which its number says too',
  entityregulationentryintoforcedate: 'the day of publication is kept',
  entitysubjecttype: 'becomes the type of the entity',
  entitysubjecttypeclassificationcode: 'becomes the type of the entity',
  entityremark: '“none” is no remark',
  entityunitednationid: 'padded to three digits as the UN writes it',
  namealiasgender: 'becomes the gender of the party',
  namealiasstrong: 'becomes the quality of the name',
  namealiasnamelanguage: 'a name given in several languages is kept once',
  namealiasfunction: 'letters before the parts of a list are cut off',
  addressasatlistingtime: 'all addresses are kept alike',
  birthdatecirca: 'becomes the doubt of the date',
  birthdatecalendartype: 'Gregorian goes without saying',
  birthdateday: 'is in the date',
  birthdatemonth: 'is in the date',
  identificationtypecode: 'a dash instead of a number is no document',
  identificationnumber: 'a BIC in two words is written as one',
  identificationdiplomatic: 'only true is noted',
  identificationknownexpired: 'only true is noted',
  identificationknownfalse: 'only true is noted',
  identificationreportedlost: 'only true is noted',
  identificationrevokedbyissuer: 'only true is noted',
};
