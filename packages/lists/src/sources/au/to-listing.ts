import type { Effect, EntityType, Identifier, ListedName, Listing, NameKind, Place } from '@namesake/engine';
import { compactListing } from '../../fields/compact-listing.ts';
import { countryCode } from '../../fields/country-code.ts';
import { excelDay } from '../../fields/excel-day.ts';
import { imoNumbersIn } from '../../fields/imo-in-text.ts';
import { letteredParts } from '../../fields/lettered-parts.ts';
import { distinctNames, nameOf, withPrimary } from '../../fields/name.ts';
import { parseDay } from '../../fields/parse-day.ts';
import { placeOfLine } from '../../fields/place.ts';
import type { Rejection } from '../../list/record.ts';
import { oneLine } from '../../xml/element.ts';
import { datesIn } from './dates.ts';
import type { AuRow } from './rows.ts';
import { AU_DFAT } from './source.ts';

/** Columns with their own place in a listing; any other column is kept as text. */
const KNOWN = new Set([
  'reference',
  'name of individual or entity',
  'type',
  'name type',
  'alias strength',
  'date of birth',
  'place of birth',
  'citizenship',
  'address',
  'additional information',
  'listing information',
  'committees',
  'control date',
  'imo number',
]);

/** Columns added in November 2025 with the measures of a listing. Strongest effect first. */
const MEASURES: readonly (readonly [column: string, words: string, effect: Effect])[] = [
  ['targeted financial sanction', 'Targeted financial sanction', 'asset_freeze'],
  ['maritime restriction', 'Maritime restriction', 'sectoral'],
  ['arms embargo', 'Arms embargo', 'sectoral'],
  ['travel ban', 'Travel ban', 'travel'],
];

const IS_MEASURE = new Set(MEASURES.map(([column]) => column));

/** Converts all rows of one party. Facts repeated in each row are kept once. */
export function toListing(rows: readonly AuRow[]): Listing | Rejection {
  const sourceId = rows.map((row) => /^\d+/.exec(row.get('reference') ?? '')?.[0]).find((id) => id !== undefined);
  if (sourceId === undefined) return { rejected: 'no_id' };
  const all = (column: string): string[] => distinct(rows.map((row) => oneLine(row.get(column) ?? '')).filter(isSaid));
  const entityType = typeOf(all('type')[0]);
  const names = distinctNames(rows.flatMap((row) => nameIn(row, entityType === 'person')));
  if (names.length === 0) return { rejected: 'no_name' };
  const births = all('date of birth').map(datesIn);
  const citizenships = all('citizenship')
    .flatMap(letteredParts)
    .flatMap((text) => text.split(/\s*[,;/]\s*|\s+and\s+/i));
  const information = all('additional information');
  const listing = all('listing information');
  const controls = all('control date')
    .map((day) => excelDay(day) ?? parseDay(day))
    .filter((day) => day !== undefined);
  const measures = MEASURES.filter(([column]) => all(column).some((cell) => /^(?:true|yes|y|1|x)$/i.test(cell)));
  const others = rows.flatMap((row) =>
    [...row]
      .filter(([column]) => !KNOWN.has(column) && !IS_MEASURE.has(column))
      .map(([name, text]) => `${name}: ${text}`),
  );
  return compactListing({
    id: `${AU_DFAT.id}:${sourceId}` as const,
    list: AU_DFAT.id,
    sourceId,
    entityType,
    names: withPrimary(names),
    birthDates: distinctBy(
      births.flatMap(({ dates }) => dates),
      ({ earliest, latest }) => `${earliest}${latest}`,
    ),
    birthPlaces: all('place of birth').flatMap(placesIn),
    nationalities: distinct(citizenships.map(countryCode).filter((code) => code !== undefined)),
    addresses: distinctBy(all('address').flatMap(placesIn), ({ text }) => text),
    identifiers: [
      ...passportsIn(information),
      ...imosOf(all('imo number'), entityType === 'vessel' ? information : []),
    ],
    programs: all('committees'),
    effect: measures[0]?.[2] ?? AU_DFAT.effect,
    measures: measures.map(([, words]) => words),
    legalBasis: listing.join('; ') || undefined,
    listedOn: listing.map(listedOn).find((day) => day !== undefined),
    updatedOn: controls.sort().at(-1),
    url: AU_DFAT.pageUrl,
    status: 'active' as const,
    remarks: distinct([
      ...information,
      ...births.flatMap(({ unread }) => unread).map((text) => `Date of birth: ${text}`),
      ...citizenships
        .filter((name) => isSaid(name) && countryCode(name) === undefined)
        .map((name) => `Citizenship: ${name}`),
      ...others,
    ]),
  });
}

function isSaid(text: string | undefined): text is string {
  return text !== undefined && !/^(?:na|n\/a)?\.?$/i.test(text.trim());
}

function typeOf(text: string | undefined): EntityType {
  switch (text?.trim().toLowerCase()) {
    case 'individual':
      return 'person';
    case 'entity':
      return 'organization';
    case 'vessel':
      return 'vessel';
    default:
      return 'unknown';
  }
}

/**
 * "Primary Name", "aka", "Original Script": spelled in any way. For persons, `MORREL, Tesmond` is put in reading order.
 */
function nameIn(row: AuRow, isPerson: boolean): ListedName[] {
  const text = oneLine(row.get('name of individual or entity') ?? '');
  const type = row.get('name type')?.toLowerCase() ?? '';
  const kind: NameKind = /^primary/.test(type)
    ? 'primary'
    : /former|fka|f\.k\.a|previous/.test(type)
      ? 'former'
      : 'alias';
  const isWeak = /weak|low/i.test(`${row.get('alias strength') ?? ''} ${type}`);
  const [, family, given] = (isPerson ? /^([^,;]+),\s*([^,;\d]+)$/.exec(text ?? '') : undefined) ?? [];
  const isTurned = family !== undefined && given !== undefined;
  const name = nameOf(isTurned ? `${given} ${family}` : text, {
    kind,
    quality: isWeak ? 'weak' : 'strong',
    parts: isTurned ? { given, family } : {},
  });
  return name === undefined ? [] : [name];
}

function placesIn(text: string): Place[] {
  return letteredParts(text).map(placeOfLine);
}

/** Passports only occur in prose: "Passport no.: a) Testland number A-000017, issued on …". */
function passportsIn(texts: readonly string[]): Identifier[] {
  const found = texts.flatMap((text) => [
    ...text.matchAll(/\bpassports?\b[^.;]{0,12}?(?:no\.?|number)s?[^;]{0,40}?\b([A-Z]{0,3}-?\d{5,12}[A-Z]?)\b/gi),
  ]);
  return distinct(found.map(([, number]) => number ?? '')).map(
    (value) => ({ type: 'passport', value, note: 'named in the additional information' }) as const,
  );
}

function imosOf(cells: readonly string[], prose: readonly string[]): Identifier[] {
  const numbers = [...cells.map((cell) => /\d{7}/.exec(cell)?.[0] ?? ''), ...prose.flatMap(imoNumbersIn)];
  return distinct(numbers.filter((number) => number !== '')).map((value) => ({ type: 'imo', value }) as const);
}

/** "Listed by UN 1267 Committee on 25 January 2001 (amended …)". */
function listedOn(text: string): string | undefined {
  const day = /\blisted\b[^(]*?\bon:?\s*(\d{1,2}\s+[A-Za-z]{3,9}\.?\s+\d{4})/i.exec(text)?.[1];
  return parseDay(day);
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)];
}

function distinctBy<T>(values: readonly T[], keyOf: (value: T) => string): T[] {
  return [...new Map(values.map((value) => [keyOf(value), value])).values()];
}
