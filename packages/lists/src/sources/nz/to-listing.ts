import type { Effect, EntityType, ListedName, Listing, Relation } from '@namesake/engine';
import { compactListing } from '../../fields/compact-listing.ts';
import { countryCode } from '../../fields/country-code.ts';
import { documentNumber } from '../../fields/document-text.ts';
import { excelDay } from '../../fields/excel-day.ts';
import { imoNumbersIn } from '../../fields/imo-in-text.ts';
import { distinctNames, nameOf } from '../../fields/name.ts';
import { parseDate } from '../../fields/parse-date.ts';
import { parseDay } from '../../fields/parse-day.ts';
import { placeOfLine } from '../../fields/place.ts';
import type { SheetRow } from '../../formats/sheet-rows.ts';
import type { Rejection } from '../../list/record.ts';
import { oneLine } from '../../xml/element.ts';
import { aliasesOf } from '../ca/aliases.ts';
import { NZ_MFAT } from './source.ts';

/** Columns for the bans on a party, with their words and effects; strongest first. */
const BANS: readonly (readonly [key: string, words: string, effect: Effect])[] = [
  ['assetfreeze', 'Asset freeze', 'asset_freeze'],
  ['dealingwithsecurities', 'Dealing with securities', 'securities'],
  ['serviceprohibition', 'Service prohibition', 'sectoral'],
  ['shipban', 'Ship ban', 'sectoral'],
  ['aircraftban', 'Aircraft ban', 'sectoral'],
  ['travelban', 'Travel ban', 'travel'],
];

/** Columns with their own place in a listing; any other column is kept as text. */
const KNOWN = new Set([
  'uniqueidentifier',
  'type',
  'firstname',
  'middlenames',
  'lastname',
  'title',
  'aliasalternatespellings',
  'address',
  'dob',
  'citizenship',
  'citizenship2',
  'citizenship3',
  'placeofbirth',
  'passportnumber',
  'imonumber',
  'associatesrelatives',
  'dateofsanction',
  'dateofadditionalsanction',
  'sanctionstatus',
  'additionalinformation',
  'generalrationaleforsanction',
  ...BANS.map(([key]) => key),
]);

/** Converts one row. */
export function toListing(row: SheetRow): Listing | Rejection {
  const cell = (key: string): string | undefined => oneLine(row.get(key) ?? '');
  const sourceId = cell('uniqueidentifier');
  if (sourceId === undefined) return { rejected: 'no_id' };
  const entityType = typeOf(cell('type') ?? '');
  const isPerson = entityType === 'person';
  const names = namesOf(row, isPerson);
  if (names.length === 0) return { rejected: 'no_name' };
  const birth = cell('dob');
  const birthDate = birth === undefined || !isPerson ? undefined : parseDate(excelDay(birth) ?? birth);
  const citizenships = ['citizenship', 'citizenship2', 'citizenship3'].map(cell).filter((text) => text !== undefined);
  const passport = documentNumber(cell('passportnumber') ?? '');
  const bans = BANS.filter(([key]) => /^(?:y|yes|true|1|x)$/i.test(cell(key) ?? ''));
  const address = cell('address');
  const place = cell('placeofbirth');
  const status = cell('sanctionstatus');
  const title = cell('title');
  const others = [...row].filter(([key]) => !KNOWN.has(key));
  return compactListing({
    id: `${NZ_MFAT.id}:${sourceId}` as const,
    list: NZ_MFAT.id,
    sourceId,
    entityType,
    names,
    birthDates: birthDate === undefined ? [] : [birthDate],
    birthPlaces: place === undefined ? [] : [placeOfLine(place)],
    nationalities: distinct(citizenships.map(countryCode)),
    addresses: address === undefined ? [] : [placeOfLine(address)],
    identifiers: [
      ...(passport === undefined ? [] : [{ type: 'passport', value: passport.value } as const]),
      ...imoNumbersIn(`IMO ${cell('imonumber') ?? ''} ${cell('additionalinformation') ?? ''}`).map(
        (value) => ({ type: 'imo', value }) as const,
      ),
    ],
    positions: isPerson && title !== undefined ? [title] : [],
    relations: relationsIn(cell('associatesrelatives')),
    programs: ['Russia Sanctions Act 2022'],
    effect: bans[0]?.[2] ?? NZ_MFAT.effect,
    measures: bans.map(([, words]) => words),
    legalBasis: 'Russia Sanctions Regulations 2022',
    listedOn: dayOfCell(cell('dateofsanction')),
    updatedOn: dayOfCell(cell('dateofadditionalsanction')),
    url: NZ_MFAT.pageUrl,
    status: /revoked|removed|lifted|expired|inactive/i.test(status ?? '') ? ('delisted' as const) : ('active' as const),
    remarks: distinct([
      cell('additionalinformation'),
      cell('generalrationaleforsanction'),
      isPerson ? undefined : title,
      birth !== undefined && birthDate === undefined
        ? `${isPerson ? 'Date of birth' : 'Established'}: ${dayOfCell(birth) ?? birth}`
        : undefined,
      ...citizenships.filter((text) => countryCode(text) === undefined).map((text) => `Citizenship: ${text}`),
      ...others.map(([key, text]) => (key.startsWith('#') ? text : `${key}: ${text}`)),
    ]),
  });
}

/** Dates are Excel's serial numbers, or text. */
export function dayOfCell(text: string | undefined): string | undefined {
  return excelDay(text) ?? parseDay(text);
}

function typeOf(text: string): EntityType {
  if (/^individual/i.test(text)) return 'person';
  if (/^(?:ship|vessel)/i.test(text)) return 'vessel';
  if (/^aircraft/i.test(text)) return 'aircraft';
  return /^(?:entity|bank|company|organi[sz]ation)/i.test(text) ? 'organization' : 'unknown';
}

function namesOf(row: SheetRow, isPerson: boolean): ListedName[] {
  const [given, middle, family] = ['firstname', 'middlenames', 'lastname'].map((key) => oneLine(row.get(key) ?? ''));
  const value = [given, middle, family].filter((part) => part !== undefined).join(' ');
  const isSplit = isPerson && given !== undefined && family !== undefined;
  const aliases = aliasesOf(row.get('aliasalternatespellings') ?? '', isPerson);
  return distinctNames([
    nameOf(value, { kind: 'primary', quality: 'strong', ...(isSplit ? { parts: { given, middle, family } } : {}) }),
    ...aliases.map(({ value: alias, language }) => nameOf(alias, { kind: 'alias', quality: 'strong', language })),
  ]);
}

/** "Wife of Osric Falk", "close associate of 'Quill'". */
function relationsIn(text: string | undefined): Relation[] {
  return (text ?? '').split(/\s*;\s*/).flatMap((part) => {
    const [, kind, name] = /^(.{2,40}?\sof)\s+['‘]?(.+?)['’]?$/i.exec(part) ?? [];
    return kind === undefined || name === undefined ? [] : [{ kind, name }];
  });
}

function distinct(values: readonly (string | undefined)[]): string[] {
  return [...new Set(values.filter((value) => value !== undefined))];
}
