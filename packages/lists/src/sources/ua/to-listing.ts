import type { Identifier, IdentifierType, Listing } from '@namesake/engine';
import { compact } from '../../fields/compact.ts';
import { compactListing } from '../../fields/compact-listing.ts';
import { countryIn } from '../../fields/country-in.ts';
import { itemsIn, membersOf, textValue } from '../../fields/members.ts';
import { parseDate } from '../../fields/parse-date.ts';
import { parseDay } from '../../fields/parse-day.ts';
import type { Rejection } from '../../list/record.ts';
import { datesIn } from './dates.ts';
import { namesOf } from './names.ts';
import { UA_NSDC } from './source.ts';

type Members = ReadonlyMap<string, unknown>;

/** Converts one subject of the register. */
export function toListing(subject: Members, entityType: 'person' | 'organization'): Listing | Rejection {
  const text = (member: string) => textValue(subject.get(member));
  const sourceId = text('sid');
  if (sourceId === undefined) return { rejected: 'no_id' };
  const isPerson = entityType === 'person';
  const names = namesOf(text('name'), text('translit'), textsOf(subject.get('aliases')), isPerson);
  if (names.length === 0) return { rejected: 'no_name' };
  const actions = itemsIn(subject.get('actions')).map(membersOf);
  const decrees = actions.map((action) => membersOf(action.get('decree')));
  const attributes = itemsIn(subject.get('attributes')).map(membersOf);
  const said = (pattern: RegExp) =>
    attributes
      .filter((attribute) => pattern.test(textValue(attribute.get('key')) ?? ''))
      .map((attribute) => textValue(attribute.get('value')))
      .filter((value) => value !== undefined);
  const countries = textsOf(subject.get('citizenships'));
  const birth = text('bd');
  const birthDates = isPerson && birth !== undefined ? datesIn(birth) : [];
  const death = isPerson ? parseDate(text('dd') ?? '') : undefined;
  return compactListing({
    id: `${UA_NSDC.id}:${sourceId}` as const,
    list: UA_NSDC.id,
    sourceId,
    entityType,
    names,
    birthDates,
    deathDates: death === undefined ? [] : [death],
    birthPlaces: said(BIRTH_PLACE).map((place) => ({ text: place })),
    nationalities: distinct(countries.map((country) => countryIn('uk', country.toUpperCase()))),
    addresses: said(ADDRESS).map(addressOf),
    identifiers: itemsIn(subject.get('identifiers')).map(membersOf).flatMap(identifierOf),
    positions: said(POSITION),
    organization: isPerson || birth === undefined ? undefined : { established: birth },
    programs: distinct(decrees.map((decree) => textValue(decree.get('number')))),
    effect: UA_NSDC.effect,
    measures: distinct(
      actions
        .flatMap((action) => itemsIn(action.get('restrictions')))
        .map((each) => textValue(membersOf(each).get('restriction')) ?? textValue(each)),
    ),
    listedOn: distinct(decrees.map((decree) => parseDay(textValue(decree.get('date'))?.slice(0, 10)))).sort()[0],
    url: distinct(decrees.map((decree) => textValue(decree.get('link'))))[0] ?? UA_NSDC.pageUrl,
    status: isOver(text('status'), actions) ? ('delisted' as const) : ('active' as const),
    remarks: distinct([
      ...attributes.filter((attribute) => !KNOWN.test(textValue(attribute.get('key')) ?? '')).map(wordsOf),
      ...ABOUT_ACTIONS.flatMap(([member, words]) =>
        actions.flatMap((action) => textsOf(action.get(member))).map((text) => `${words}${text}`),
      ),
      !isPerson && text('dd') !== undefined ? `Dissolved: ${text('dd')}` : undefined,
      isPerson && death === undefined && text('dd') !== undefined ? `Date of death: ${text('dd')}` : undefined,
      isPerson && birth !== undefined && birthDates.length === 0 ? `Date of birth: ${birth}` : undefined,
      ...countries
        .filter((country) => countryIn('uk', country.toUpperCase()) === undefined)
        .map((country) => `Citizenship: ${country}`),
    ]),
  });
}

/** Remarks on each decree against a subject. */
const ABOUT_ACTIONS: readonly (readonly [member: string, words: string])[] = [
  ['endDate', 'Until '],
  ['term', 'Term: '],
  ['reason', ''],
  ['reasons', ''],
  ['issuers', 'Issued by: '],
];

/** Ukrainian keys of attributes: place of birth, address or seat, office. */
const BIRTH_PLACE = /місце народження/i;
const ADDRESS = /адрес|місцезнаходження|місце проживання|місце реєстрації/i;
const POSITION = /посад|місце роботи|рід діяльності/i;
const KNOWN = new RegExp([BIRTH_PLACE, ADDRESS, POSITION].map(({ source }) => source).join('|'), 'i');

/** `tax:inn`, `doc:passport`, `reg:okpo`, `reg:person_ro`: kind of number, then its name or country. */
function typeOf(id: string): IdentifierType {
  if (/passport/.test(id)) return 'passport';
  if (id.startsWith('tax:')) return 'tax_id';
  if (/^reg:(?:.*person|unzr|chiop)/.test(id)) return 'national_id';
  if (id.startsWith('doc:')) return 'other';
  return 'registration_number';
}

function identifierOf(identifier: Members): Identifier[] {
  const value = textValue(identifier.get('code'));
  if (value === undefined) return [];
  const id = textValue(identifier.get('id')) ?? '';
  const note = textValue(identifier.get('note'));
  const country = countryIn('uk', textValue(identifier.get('iso2'))?.toUpperCase());
  return [compact({ type: typeOf(id), value, country, label: id === '' ? undefined : id, note })];
}

/** The country comes first: "Російська Федерація, 121205, м. …". */
function addressOf(text: string) {
  return compact({ text, country: countryIn('uk', text.split(',')[0]) });
}

/** By the subject's own status, or by that of all its actions: active, excluded, expired. */
function isOver(status: string | undefined, actions: readonly Members[]): boolean {
  const all = actions.map((action) => textValue(action.get('status'))).filter((each) => each !== undefined);
  const over = /^(?:excluded|expired)$/i;
  return all.length > 0 ? all.every((each) => over.test(each)) : over.test(status ?? '');
}

function wordsOf(attribute: Members): string | undefined {
  const value = textValue(attribute.get('value'));
  return value === undefined ? undefined : `${textValue(attribute.get('key')) ?? ''}: ${value}`;
}

function textsOf(value: unknown): string[] {
  const texts = Array.isArray(value) ? itemsIn(value) : [value];
  return texts.map(textValue).filter((text) => text !== undefined);
}

function distinct(values: readonly (string | undefined)[]): string[] {
  return [...new Set(values.filter((value) => value !== undefined))];
}
