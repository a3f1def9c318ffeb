import type { PartCells, RowGroup } from '../../../formats/row-groups.ts';
import { elementOf, type XmlElement } from '../../../xml/element.ts';

/** A heading of the CSV form and the equivalent attribute of the XML form. */
type Column = readonly [heading: string, attribute: string];

const PLACE: readonly Column[] = [
  ['City', 'city'],
  ['Region', 'region'],
  ['Place', 'place'],
  ['ZipCode', 'zipCode'],
  ['CountryIso2Code', 'countryIso2Code'],
  ['CountryDescription', 'countryDescription'],
];

const PARTS = ['NameAlias', 'Address', 'BirthDate', 'Identification', 'Citizenship'] as const;
type Part = (typeof PARTS)[number];

/** Columns that belong together, by headings without their prefix. `Remark` becomes a child. */
const COLUMNS: Readonly<Record<Part, readonly Column[]>> = {
  NameAlias: [
    ['FirstName', 'firstName'],
    ['MiddleName', 'middleName'],
    ['LastName', 'lastName'],
    ['WholeName', 'wholeName'],
    ['NameLanguage', 'nameLanguage'],
    ['Gender', 'gender'],
    ['Title', 'title'],
    ['Function', 'function'],
    ['Strong', 'strong'],
  ],
  Address: [...PLACE, ['Street', 'street'], ['PoBox', 'poBox'], ['ContactInfo', 'contactInfo']],
  BirthDate: [
    ...PLACE,
    ['BirthDate', 'birthdate'],
    ['Day', 'dayOfMonth'],
    ['Month', 'monthOfYear'],
    ['Year', 'year'],
    ['YearRangeFrom', 'yearRangeFrom'],
    ['YearRangeTo', 'yearRangeTo'],
    ['Circa', 'circa'],
    ['CalendarType', 'calendarType'],
  ],
  Identification: [
    ['Number', 'number'],
    ['LatinNumber', 'latinNumber'],
    ['Diplomatic', 'diplomatic'],
    ['KnownExpired', 'knownExpired'],
    ['KnownFalse', 'knownFalse'],
    ['ReportedLost', 'reportedLost'],
    ['RevokedByIssuer', 'revokedByIssuer'],
    ['IssuedBy', 'issuedBy'],
    ['IssuedDate', 'issueDate'],
    ['ValidFrom', 'validFrom'],
    ['ValidTo', 'validTo'],
    ['NameOnDocument', 'nameOnDocument'],
    ['TypeCode', 'identificationTypeCode'],
    ['TypeDescription', 'identificationTypeDescription'],
    ['CountryIso2Code', 'countryIso2Code'],
    ['CountryDescription', 'countryDescription'],
  ],
  Citizenship: [
    ['Region', 'region'],
    ['CountryIso2Code', 'countryIso2Code'],
    ['CountryDescription', 'countryDescription'],
  ],
};

const REGULATION: readonly Column[] = [
  ['Type', 'regulationType'],
  ['OrganisationType', 'organisationType'],
  ['PublicationDate', 'publicationDate'],
  ['EntryIntoForceDate', 'entryIntoForceDate'],
  ['NumberTitle', 'numberTitle'],
  ['Programme', 'programme'],
];

const ENTITY: readonly Column[] = [
  ['EU_ReferenceNumber', 'euReferenceNumber'],
  ['UnitedNationId', 'unitedNationId'],
  ['DesignationDate', 'designationDate'],
  ['DesignationDetails', 'designationDetails'],
];

/** Headings that identify the CSV form. */
export const EU_HEADINGS = ['Entity_LogicalId', 'Entity_EU_ReferenceNumber', 'NameAlias_WholeName'];

/** Normalised headings in lower case. `LogicalId` tells apart two equal details of one part, which count as one. */
export const EU_PARTS = Object.fromEntries([
  ...PARTS.map((part) => [part, [...COLUMNS[part].map(([heading]) => keyOf(part, heading)), keyOf(part, 'Remark')]]),
  [
    'Regulation',
    [
      ...REGULATION.map(([heading]) => keyOf('Entity_Regulation', heading)),
      keyOf('Entity_Regulation', 'PublicationUrl'),
    ],
  ],
  ...[...ENTITY.map(([heading]) => heading), 'Remark', 'SubjectType', 'SubjectType_ClassificationCode'].map(
    (heading) => [heading, [keyOf('Entity', heading)]],
  ),
]);

/** Converts the rows of one entity to the element of the XML form, so that both forms give the same listing. */
export function toElement(group: RowGroup): XmlElement {
  const first = (heading: string): string => group.part(heading)[0]?.[keyOf('Entity', heading)] ?? '';
  const code = first('SubjectType');
  const details = PARTS.flatMap((part) => group.part(part).map((cells) => detail(part, cells)));
  return elementOf(
    'sanctionEntity',
    [
      ...group.part('Remark').map((cells) => elementOf('remark', cells[keyOf('Entity', 'Remark')] ?? '')),
      ...group
        .part('Regulation')
        .map((cells) =>
          elementOf(
            'regulation',
            [elementOf('publicationUrl', cells[keyOf('Entity_Regulation', 'PublicationUrl')] ?? '')],
            attributes('Entity_Regulation', REGULATION, cells),
          ),
        ),
      // A single letter is the classification, in either field.
      elementOf('subjectType', [], {
        code: code.length > 1 ? code : '',
        classificationCode: first('SubjectType_ClassificationCode') || (code.length === 1 ? code : ''),
      }),
      ...details,
    ],
    {
      logicalId: group.id,
      ...Object.fromEntries(ENTITY.map(([heading, attribute]) => [attribute, first(heading)])),
    },
  );
}

const ELEMENTS: Readonly<Record<Part, string>> = {
  NameAlias: 'nameAlias',
  Address: 'address',
  BirthDate: 'birthdate',
  Identification: 'identification',
  Citizenship: 'citizenship',
};

function detail(part: Part, cells: PartCells): XmlElement {
  const { contactInfo, ...others } = attributes(part, COLUMNS[part], cells);
  const remark = cells[keyOf(part, 'Remark')] ?? '';
  return elementOf(
    ELEMENTS[part],
    [remark === '' ? undefined : elementOf('remark', remark), ...contactsIn(contactInfo ?? '')],
    others,
  );
}

/** "EMAIL[quay@example.org]", "PHONE: 000 11": the key, then the value. */
function contactsIn(text: string): XmlElement[] {
  return text
    .split(/\s*[;|\n]\s*/)
    .filter((part) => part !== '')
    .map((part) => {
      const [, key = '', value = part] =
        /^(e-?mail|phone|mobile|fax|web(?:site)?)\s*[:=[]\s*(.*?)\]?$/i.exec(part) ?? [];
      const guessed = key === '' && /@/.test(value) ? 'EMAIL' : key;
      return elementOf('contactInfo', [], { key: guessed, value });
    });
}

function attributes(prefix: string, columns: readonly Column[], cells: PartCells): Readonly<Record<string, string>> {
  return Object.fromEntries(columns.map(([heading, attribute]) => [attribute, cells[keyOf(prefix, heading)] ?? '']));
}

function keyOf(prefix: string, heading: string): string {
  return `${prefix}${heading}`.toLowerCase().replaceAll('_', '');
}
