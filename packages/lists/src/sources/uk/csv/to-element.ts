import type { PartCells, RowGroup, RowParts } from '../../../formats/row-groups.ts';
import { elementOf, type XmlElement } from '../../../xml/element.ts';

/** Columns that belong together, by heading key. */
export const UK_PARTS: RowParts = {
  name: ['name1', 'name2', 'name3', 'name4', 'name5', 'name6', 'nametype', 'aliasstrength'],
  nonLatin: ['namenonlatinscript', 'nonlatinscripttype', 'nonlatinscriptlanguage'],
  address: [
    'addressline1',
    'addressline2',
    'addressline3',
    'addressline4',
    'addressline5',
    'addressline6',
    'addresspostalcode',
    'addresscountry',
  ],
  birthPlace: ['townofbirth', 'countryofbirth'],
  passport: ['passportnumber', 'passportadditionalinformation'],
  nationalIdentifier: ['nationalidentifiernumber', 'nationalidentifieradditionalinformation'],
  ...Object.fromEntries(
    [
      'lastupdated',
      'ofsigroupid',
      'unreferencenumber',
      'title',
      'regimename',
      'individualentityship',
      'designationtype',
      'designationsource',
      'sanctionsimposed',
      'otherinformation',
      'ukstatementofreasons',
      'phonenumber',
      'website',
      'emailaddress',
      'datedesignated',
      'dob',
      'nationalityies',
      'nationality',
      'position',
      'gender',
      'typeofentity',
      'subsidiaries',
      'parentcompany',
      'businessregistrationnumbers',
      'imonumber',
      'currentowneroperators',
      'previousowneroperators',
      'currentbelievedflagofship',
      'previousflags',
      'typeofship',
      'tonnageofship',
      'lengthofship',
      'yearbuilt',
      'hullidentificationnumberhin',
    ].map((column) => [column, [column]]),
  ),
};

/** Converts the rows of one designation to the element of the XML form, so that both forms give the same listing. */
export function toElement(group: RowGroup): XmlElement {
  const all = (column: string): string[] => group.part(column).map((cells) => cells[column] ?? '');
  const one = (name: string, column: string) => elementOf(name, all(column)[0] ?? '');
  const list = (name: string, ...columns: readonly string[]) =>
    elementOf(
      name,
      columns
        .flatMap(all)
        .flatMap(severalIn)
        .map((text) => elementOf('Item', text)),
    );
  const items = (name: string, part: string, item: (cells: PartCells) => XmlElement) =>
    elementOf(name, group.part(part).map(item));
  return elementOf('Designation', [
    elementOf('UniqueID', group.id),
    one('LastUpdated', 'lastupdated'),
    one('DateDesignated', 'datedesignated'),
    one('OFSIGroupID', 'ofsigroupid'),
    one('UNReferenceNumber', 'unreferencenumber'),
    one('RegimeName', 'regimename'),
    elementOf('IndividualEntityShip', all('individualentityship')[0] ?? all('designationtype')[0] ?? ''),
    one('DesignationSource', 'designationsource'),
    one('SanctionsImposed', 'sanctionsimposed'),
    elementOf('OtherInformation', all('otherinformation').join('\n')),
    elementOf('UKStatementofReasons', all('ukstatementofreasons').join('\n')),
    items('Names', 'name', nameElement),
    items('NonLatinNames', 'nonLatin', (cells) =>
      named('NonLatinName', cells, [
        ['NameNonLatinScript', 'namenonlatinscript'],
        ['NonLatinScriptType', 'nonlatinscripttype'],
        ['NonLatinScriptLanguage', 'nonlatinscriptlanguage'],
      ]),
    ),
    items('Addresses', 'address', addressElement),
    list('Titles', 'title'),
    list('PhoneNumbers', 'phonenumber'),
    list('EmailAddresses', 'emailaddress'),
    list('Websites', 'website'),
    elementOf('IndividualDetails', [
      elementOf('Individual', [
        list('DOBs', 'dob'),
        elementOf('BirthDetails', [
          ...group.part('birthPlace').map((cells) =>
            named('Location', cells, [
              ['TownOfBirth', 'townofbirth'],
              ['CountryOfBirth', 'countryofbirth'],
            ]),
          ),
        ]),
        list('Nationalities', 'nationalityies', 'nationality'),
        items('PassportDetails', 'passport', (cells) =>
          named('Passport', cells, [
            ['PassportNumber', 'passportnumber'],
            ['PassportAdditionalInformation', 'passportadditionalinformation'],
          ]),
        ),
        items('NationalIdentifierDetails', 'nationalIdentifier', (cells) =>
          named('NationalIdentifier', cells, [
            ['NationalIdentifierNumber', 'nationalidentifiernumber'],
            ['NationalIdentifierAdditionalInformation', 'nationalidentifieradditionalinformation'],
          ]),
        ),
        list('Positions', 'position'),
        list('Genders', 'gender'),
      ]),
    ]),
    elementOf('EntityDetails', [
      elementOf('Entity', [
        list('TypeOfEntities', 'typeofentity'),
        list('BusinessRegistrationNumbers', 'businessregistrationnumbers'),
        list('ParentCompanies', 'parentcompany'),
        list('Subsidiaries', 'subsidiaries'),
      ]),
    ]),
    elementOf('ShipDetails', [
      elementOf('Ship', [
        list('IMONumbers', 'imonumber'),
        list('TypeOfShip', 'typeofship'),
        list('CurrentOwnerOperators', 'currentowneroperators'),
        list('PreviousOwnerOperators', 'previousowneroperators'),
        list('CurrentBelievedFlagOfShips', 'currentbelievedflagofship'),
        list('PreviousFlags', 'previousflags'),
        list('TonnageOfShip', 'tonnageofship'),
        list('LengthOfShip', 'lengthofship'),
        list('YearBuilt', 'yearbuilt'),
        list('HullIdentificationNumbers', 'hullidentificationnumberhin'),
      ]),
    ]),
  ]);
}

function nameElement(cells: PartCells): XmlElement {
  const numbers = [1, 2, 3, 4, 5, 6].map((at) => [`Name${at}`, `name${at}`] as const);
  return named('Name', cells, [...numbers, ['NameType', 'nametype'], ['AliasStrength', 'aliasstrength']]);
}

function addressElement(cells: PartCells): XmlElement {
  const lines = [1, 2, 3, 4, 5, 6].map((at) => [`AddressLine${at}`, `addressline${at}`] as const);
  return named('Address', cells, [
    ...lines,
    ['AddressPostalCode', 'addresspostalcode'],
    ['AddressCountry', 'addresscountry'],
  ]);
}

function named(name: string, cells: PartCells, columns: readonly (readonly [element: string, column: string])[]) {
  return elementOf(
    name,
    columns.map(([element, column]) => elementOf(element, cells[column] ?? '')),
  );
}

/** A cell may have several values, separated by `|` or numbered: "(1) Testland (2) Quesk". */
function severalIn(text: string): string[] {
  const parts = /^\(1\)\s/.test(text) ? text.split(/\s*\(\d{1,2}\)\s+/) : text.split('|');
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
