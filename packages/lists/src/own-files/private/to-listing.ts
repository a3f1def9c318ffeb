import {
  EFFECTS,
  ENTITY_TYPES,
  type Identifier,
  type IdentifierType,
  type ListedName,
  type Listing,
  type NameKind,
  type NameQuality,
  type PartialDate,
  readDate,
} from '@namesake/engine/vocabulary';
import { compactListing } from '../../fields/compact-listing.ts';
import { countryCode } from '../../fields/country-code.ts';
import { excelDay } from '../../fields/excel-day.ts';
import { genderOf } from '../../fields/gender.ts';
import { distinctNames, nameOf, withPrimary } from '../../fields/name.ts';
import { parseAmericanDay } from '../../fields/parse-day.ts';
import { placeOfLine } from '../../fields/place.ts';
import type { PrivateField } from './fields.ts';
import type { PrivateMapping } from './mapping.ts';
import type { RowProblem } from './problem.ts';

/** Values of one row: those of a field in order, each with its heading. */
export type RowValues = (field: PrivateField) => readonly { readonly text: string; readonly column: string }[];

const IDENTIFIERS: readonly (readonly [PrivateField, IdentifierType])[] = [
  ['passport', 'passport'],
  ['nationalId', 'national_id'],
  ['taxId', 'tax_id'],
  ['registrationNumber', 'registration_number'],
  ['imo', 'imo'],
  ['mmsi', 'mmsi'],
  ['callSign', 'call_sign'],
  ['lei', 'lei'],
  ['bic', 'bic'],
  ['cryptoAddress', 'crypto_address'],
  ['otherId', 'other'],
];

const NAMES: readonly PrivateField[] = [
  'name',
  'firstName',
  'middleName',
  'lastName',
  'aliases',
  'weakAliases',
  'formerNames',
];

/** Whether a field is used to find parties: a party without its value would be missed. */
export const findsParties = (field: PrivateField): boolean =>
  field === 'id' || NAMES.includes(field) || IDENTIFIERS.some(([own]) => own === field);

/** Words for types and statuses in private lists. */
const TYPE_WORDS: Readonly<Record<string, (typeof ENTITY_TYPES)[number]>> = {
  individual: 'person',
  natural_person: 'person',
  p: 'person',
  i: 'person',
  entity: 'organization',
  organisation: 'organization',
  company: 'organization',
  legal_entity: 'organization',
  legal_person: 'organization',
  e: 'organization',
  ship: 'vessel',
  airplane: 'aircraft',
};

/** Converts one row of a private list. A listing with problems of severity `error` must not be used. */
export function toListing(
  values: RowValues,
  mapping: PrivateMapping,
  list: string,
  row: number,
): { readonly listing: Listing | undefined; readonly problems: readonly RowProblem[] } {
  const problems: RowProblem[] = [];
  const tell = (severity: RowProblem['severity'], message: string, column?: string): void =>
    void problems.push({ row, severity, message, ...(column === undefined ? {} : { column }) });
  const texts = (field: PrivateField) => values(field).map(({ text }) => text);
  /** Reads a field; unreadable values go into the remarks. */
  const unread: string[] = [];
  const read = <T>(field: PrivateField, reader: (text: string) => T | undefined, what: string): T[] =>
    values(field).flatMap(({ text, column }) => {
      const found = reader(text);
      if (found !== undefined) return [found];
      unread.push(`${column}: ${text}`);
      tell('warning', `is no ${what} that is understood; it is kept in the remarks`, column);
      return [];
    });
  const choice = <T extends string>(
    field: PrivateField,
    allowed: readonly T[],
    reader: (text: string) => T | undefined,
  ) => {
    const [value] = values(field);
    if (value === undefined) return undefined;
    const found = reader(value.text.toLowerCase().replace(/[\s-]+/g, '_'));
    if (found === undefined) tell('error', `must be one of ${allowed.join(', ')}`, value.column);
    return found;
  };
  const date = (text: string) => dateOf(text, mapping);
  const day = (text: string) => {
    const found = date(text);
    return found !== undefined && found.earliest === found.latest ? found.earliest : undefined;
  };

  const [sourceId] = texts('id');
  if (sourceId === undefined) tell('error', 'has no id', mapping.columns.get('id')?.[0]);
  const entityType =
    choice('entityType', ENTITY_TYPES, (text) => ENTITY_TYPES.find((type) => type === text) ?? TYPE_WORDS[text]) ??
    mapping.entityType;
  const names = namesOf(values, entityType === 'person');
  if (names.length === 0) tell('error', 'has no name with a letter in it', mapping.columns.get('name')?.[0]);
  const effect = choice('effect', EFFECTS, (text) => EFFECTS.find((each) => each === text)) ?? mapping.effect;
  const status = choice('status', STATES, (text) => STATES.find((each) => each === text)) ?? 'active';
  const countries = [...read('nationality', countryOf, 'country'), ...read('country', countryOf, 'country')];
  const [flag] = read('flag', countryOf, 'country');
  const birthDates = read('birthDate', date, 'date');
  const deathDates = read('deathDate', date, 'date');
  const [listedOn] = read('listedOn', day, 'day');
  const [updatedOn] = read('updatedOn', day, 'day');
  const [gender] = read('gender', genderOf, 'gender');
  if (sourceId === undefined || names.length === 0) return { listing: undefined, problems };
  const listing = compactListing({
    id: `${list}:${sourceId}` as const,
    list,
    sourceId,
    entityType,
    names,
    gender,
    birthDates,
    birthPlaces: texts('birthPlace').map(placeOfLine),
    deathDates,
    nationalities: [...new Set(countries)],
    addresses: texts('address').map(placeOfLine),
    identifiers: IDENTIFIERS.flatMap(([field, type]) => texts(field).map((value) => identifierOf(type, value))),
    positions: texts('position'),
    titles: texts('title'),
    contacts: [
      ...texts('email').map((value) => ({ kind: 'email', value }) as const),
      ...texts('phone').map((value) => ({ kind: 'phone', value }) as const),
      ...texts('website').map((value) => ({ kind: 'website', value }) as const),
    ],
    vessel: flag === undefined ? undefined : { flag },
    programs: [...new Set(texts('programs'))],
    effect,
    measures: texts('measures'),
    listedOn,
    updatedOn,
    unReference: texts('unReference')[0],
    url: texts('url')[0],
    status,
    remarks: [...texts('remarks'), ...unread],
  });
  return { listing, problems };
}

const STATES = ['active', 'delisted'] as const;

/** Excel serial numbers, dates in the order of the mapping, or any other form that lists use. */
function dateOf(text: string, { dateOrder }: PrivateMapping): PartialDate | undefined {
  const american = dateOrder === 'month-first' ? parseAmericanDay(text) : undefined;
  if (american !== undefined) return { text, earliest: american, latest: american, circa: false };
  // A day-first date among month-first ones would be misread: only a day above twelve reveals it, and is refused.
  if (dateOrder === 'month-first' && /^\d{1,2}[/.]\d{1,2}[/.]\d{4}$/.test(text)) return undefined;
  return readDate(excelDay(text) ?? text);
}

function countryOf(text: string): string | undefined {
  return countryCode(/^[a-z]{2}$/.test(text) ? text.toUpperCase() : text);
}

function namesOf(values: RowValues, isPerson: boolean): ListedName[] {
  const texts = (field: PrivateField) => values(field).map(({ text }) => text);
  const named = (field: PrivateField, kind: NameKind, quality: NameQuality) =>
    texts(field).map((text) => nameOf(text, { kind, quality }));
  const [given, middle, family] = (['firstName', 'middleName', 'lastName'] as const).map(
    (field) => texts(field).join(' ') || undefined,
  );
  const joined = [given, middle, family].filter((part) => part !== undefined).join(' ');
  const [first, ...others] = named('name', 'primary', 'strong');
  const parts = isPerson && family !== undefined && given !== undefined ? { parts: { given, middle, family } } : {};
  const fromParts = nameOf(joined, { kind: first === undefined ? 'primary' : 'alias', quality: 'strong', ...parts });
  const names = distinctNames([
    fromParts !== undefined && fromParts.value === first?.value ? { ...fromParts, kind: 'primary' } : first,
    ...others.map((name) => (name === undefined ? undefined : { ...name, kind: 'alias' as const })),
    fromParts,
    ...named('aliases', 'alias', 'strong'),
    ...named('weakAliases', 'alias', 'weak'),
    ...named('formerNames', 'former', 'strong'),
  ]);
  return names.length === 0 ? names : withPrimary(names);
}

function identifierOf(type: IdentifierType, text: string): Identifier {
  return { type, value: type === 'imo' ? text.replace(/^IMO\s*/i, '') : text };
}
