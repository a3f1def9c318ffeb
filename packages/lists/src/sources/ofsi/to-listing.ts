import type { Listing } from '@namesake/engine';
import { compactListing } from '../../fields/compact-listing.ts';
import { numberedParts } from '../../fields/numbered-parts.ts';
import { parseDay } from '../../fields/parse-day.ts';
import type { PartCells, RowGroup } from '../../formats/row-groups.ts';
import type { Rejection } from '../../list/record.ts';
import { elementOf, type XmlElement } from '../../xml/element.ts';
import { toListing as ukListing } from '../uk/to-listing.ts';
import { readInformation } from './information.ts';
import { GB_OFSI } from './source.ts';

/** Remarks on a group, without `grpstatus`: A is an asset freeze, as expected on this list. */
const ABOUT_GROUP: readonly (readonly [column: string, words: string])[] = [
  ['listingtype', 'Listing type: '],
  ['groupstatus', 'Group status: '],
  ['dateadditionalsanctions', 'Additional sanctions: '],
];

/**
 * Converts all rows of one group. The list has the layout of the UK Sanctions List under other names, and is parsed by
 * the same rules.
 */
export function toListing(group: RowGroup): Listing | Rejection {
  const all = (column: string): string[] => group.part(column).map((cells) => cells[column] ?? '');
  const information = readInformation(all('otherinformation').join('\n'));
  const listing = ukListing(designationOf(group, all, information.said));
  if ('rejected' in listing) return listing;
  const ukReference = all('uksanctionslistref')[0] ?? information.ukReference;
  const regimes = all('regime');
  return compactListing({
    ...listing,
    id: `${GB_OFSI.id}:${group.id}` as const,
    list: GB_OFSI.id,
    sourceId: group.id,
    programs: regimes,
    effect: isInvestmentBan(all('grpstatus')) ? ('securities' as const) : GB_OFSI.effect,
    legalBasis: undefined,
    measures: all('groupsanctions'),
    listedOn: parseDay(all('listedon')[0]) ?? parseDay(all('uksanctionslistdatedesignated')[0]),
    unReference: all('unref')[0] ?? information.unReference,
    repeats: ukReference === undefined ? undefined : (`gb_fcdo:${ukReference}` as const),
    url: GB_OFSI.pageUrl,
    remarks: [
      ...(listing.remarks ?? []),
      ...ABOUT_GROUP.flatMap(([column, words]) => all(column).map((text) => words + text)),
    ],
  });
}

/** Only I: dealing in securities is banned, and nothing is frozen. */
function isInvestmentBan(statuses: readonly string[]): boolean {
  return statuses.length > 0 && statuses.every((status) => status.toUpperCase() === 'I');
}

type Said = ReadonlyMap<string, string>;

function designationOf(group: RowGroup, all: (column: string) => string[], said: Said): XmlElement {
  const list = (name: string, column: string, label = '') =>
    elementOf(
      name,
      [...all(column).flatMap(numberedParts), ...saidOf(said, label)].map((text) => elementOf('Item', text)),
    );
  return elementOf('Designation', [
    elementOf('UniqueID', group.id),
    elementOf('LastUpdated', all('lastupdated')[0] ?? ''),
    elementOf('IndividualEntityShip', all('grouptype')[0] ?? ''),
    elementOf('OtherInformation', all('otherinformation').join('\n')),
    elementOf('UKStatementofReasons', all('ukstatementofreasons').join('\n')),
    elementOf('Names', group.part('name').map(nameElement)),
    elementOf(
      'NonLatinNames',
      group
        .part('nonLatin')
        .map((cells) =>
          elementOf('NonLatinName', [
            elementOf('NameNonLatinScript', cells['namenonlatinscript'] ?? ''),
            elementOf('NonLatinScriptLanguage', cells['nonlatinscriptlanguage'] ?? ''),
          ]),
        ),
    ),
    elementOf('Addresses', group.part('address').map(addressElement)),
    list('Titles', 'title'),
    list('PhoneNumbers', 'phonenumber', 'phone number'),
    list('EmailAddresses', 'emailaddress', 'email address'),
    list('Websites', 'website', 'website'),
    elementOf('IndividualDetails', [
      elementOf('Individual', [
        list('DOBs', 'dob'),
        elementOf('BirthDetails', birthPlaces(all)),
        list('Nationalities', 'nationality'),
        elementOf(
          'PassportDetails',
          group.part('passport').flatMap((cells) => documents('Passport', cells)),
        ),
        elementOf(
          'NationalIdentifierDetails',
          group.part('nationalIdentifier').flatMap((cells) => documents('NationalIdentifier', cells)),
        ),
        list('Positions', 'position'),
        list('Genders', 'gender', 'gender'),
      ]),
    ]),
    elementOf('EntityDetails', [
      elementOf('Entity', [
        list('TypeOfEntities', 'entitytype', 'type of entity'),
        list('BusinessRegistrationNumbers', 'entitybusinessregnumber', 'business reg no'),
        list('ParentCompanies', 'entityparentcompany', 'parent company'),
        list('Subsidiaries', 'entitysubsidiaries', 'subsidiaries'),
      ]),
    ]),
    elementOf('ShipDetails', [
      elementOf('Ship', [
        list('IMONumbers', 'shipimonumber', 'imo number'),
        list('TypeOfShip', 'shiptype', 'ship type'),
        list('CurrentOwnerOperators', 'shipcurrentowners', 'current owners'),
        list('PreviousOwnerOperators', 'shippreviousowners', 'previous owners'),
        list('CurrentBelievedFlagOfShips', 'shipflag', 'current believed flag of ship'),
        list('PreviousFlags', 'shippreviousflags', 'previous flags'),
        list('TonnageOfShip', 'shiptonnage', 'tonnage'),
        list('LengthOfShip', 'shiplength', 'length'),
        list('YearBuilt', 'shipyearbuilt', 'year built'),
        list('HullIdentificationNumbers', 'shiphin', 'hull identification number'),
      ]),
    ]),
  ]);
}

function saidOf(said: Said, label: string): string[] {
  const value = said.get(label);
  return value === undefined || value === '' ? [] : [value];
}

/** "Prime Alias", used before 2021, is "Primary name". */
function nameElement(cells: PartCells): XmlElement {
  const isPrime = /^prim/i.test(cells['aliastype'] ?? '') && !/variation/i.test(cells['aliastype'] ?? '');
  return elementOf('Name', [
    ...[1, 2, 3, 4, 5, 6].map((at) => elementOf(`Name${at}`, cells[`name${at}`] ?? '')),
    elementOf('NameType', isPrime ? 'Primary Name' : (cells['aliastype'] ?? '')),
    elementOf('AliasStrength', cells['aliasquality'] ?? ''),
  ]);
}

function addressElement(cells: PartCells): XmlElement {
  return elementOf('Address', [
    ...[1, 2, 3, 4, 5, 6].map((at) => elementOf(`AddressLine${at}`, cells[`address${at}`] ?? '')),
    elementOf('AddressPostalCode', cells['postzipcode'] ?? ''),
    elementOf('AddressCountry', cells['country'] ?? ''),
  ]);
}

/** Towns and countries have matching numbers; a single country applies to all towns. */
function birthPlaces(all: (column: string) => string[]): XmlElement[] {
  const towns = all('townofbirth').flatMap(numberedParts);
  const countries = all('countryofbirth').flatMap(numberedParts);
  const most = Math.max(towns.length, countries.length);
  return Array.from({ length: most }, (_, at) =>
    elementOf('Location', [
      elementOf('TownOfBirth', towns[at] ?? ''),
      elementOf('CountryOfBirth', countries[at] ?? (countries.length === 1 ? (countries[0] ?? '') : '')),
    ]),
  );
}

const NUMBER_FIRST =
  /^(?:(?:passport|diplomatic passport)?\s*(?:no|number)[.:]*\s*)?([A-Z]{0,4}[- ]?\d[\w/.-]*)(?=\s*[(.,;]|\s+[A-Za-z(]|$)\s*(.*)$/is;

/**
 * "(1) A-0001 (Testland). Issued 20 Oct 1996 (2) …": the number, then words about it; since 2022 the words have their
 * own cell.
 */
function documents(kind: 'Passport' | 'NationalIdentifier', cells: PartCells): XmlElement[] {
  const numbersIn = kind === 'Passport' ? 'passportnumber' : 'nationalidentificationnumber';
  const detailsIn = kind === 'Passport' ? 'passportdetails' : 'nationalidentificationdetails';
  const numbers = numberedParts(cells[numbersIn] ?? '');
  const details = numberedParts(cells[detailsIn] ?? '');
  const texts = numbers.length === 0 ? details : numbers;
  return texts.map((text, at) => {
    const [, number, words] = NUMBER_FIRST.exec(text) ?? [];
    const about = [words, numbers.length === 0 ? undefined : details[at]]
      .filter((part) => part !== undefined)
      .join(' ');
    return elementOf(kind, [
      elementOf(`${kind}Number`, number ?? text),
      elementOf(`${kind}AdditionalInformation`, about.replace(/^[.,;\s]+/, '')),
    ]);
  });
}
