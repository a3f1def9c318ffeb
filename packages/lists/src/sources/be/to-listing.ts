import type { Listing } from '@namesake/engine';
import { compactListing } from '../../fields/compact-listing.ts';
import { contentId } from '../../fields/content-id.ts';
import { parseDay } from '../../fields/parse-day.ts';
import { placeOf } from '../../fields/place.ts';
import type { Rejection } from '../../list/record.ts';
import { elementOf, oneLine, type XmlElement } from '../../xml/element.ts';
import { toListing as euListing } from '../eu/to-listing.ts';
import { birthDateOf } from './birth-date.ts';
import { BE_FPS } from './source.ts';

/** Cells of one row by heading key. */
export type BeRow = ReadonlyMap<string, string>;

/** Values of a cell, one per line; a literal `\n` is a space. */
export function linesOf(row: BeRow, column: string): string[] {
  const lines = (row.get(column) ?? '').replaceAll('\\n', ' ').split(/\r?\n/);
  return [...new Set(lines.map(oneLine).filter((line) => line !== undefined))];
}

/** Every value of a row, with its column. */
export function valuesIn(row: BeRow): [column: string, value: string][] {
  return [...row.keys()].flatMap((column) => linesOf(row, column).map((line): [string, string] => [column, line]));
}

/** Converts one row, by the rules of the EU's list, which it mostly repeats. `day` (ISO) is that of the file. */
export function toListing(row: BeRow, day: string): Listing | Rejection {
  const lines = (column: string) => linesOf(row, column);
  const whole = lines('wholename');
  const births = lines('birthdate');
  const places = pairs(lines('birthplace'), lines('birthcountry'));
  const id = contentId(row.get('type') ?? '', ...whole, '', ...births, '', ...lines('birthcountry'));
  const listing = euListing(elementFor(row, id));
  if ('rejected' in listing) return listing;
  const dates = births.map((text) => birthDateOf(text, day));
  return compactListing({
    ...listing,
    id: `${BE_FPS.id}:${id}` as const,
    list: BE_FPS.id,
    sourceId: id,
    birthDates: dates.filter((date) => date !== undefined),
    birthPlaces: places.map(([city, country]) => placeOf({ city, country })).filter((place) => place !== undefined),
    programs: lines('embargos'),
    effect: BE_FPS.effect,
    legalBasis: lines('regulation')[0],
    listedOn: lines('publicationdate')
      .map((text) => parseDay(text.slice(0, 10)))
      .filter((found) => found !== undefined)
      .sort()[0],
    url: lines('links')[0] ?? BE_FPS.pageUrl,
    remarks: [
      ...(listing.remarks ?? []),
      ...lines('links').slice(1),
      ...(isPerson(row) ? looseParts(row).map((part) => `Part of a name: ${part}`) : []),
      ...births.filter((_, at) => dates[at] === undefined).map((text) => `Date of birth: ${text}`),
      ...lines('regulation').slice(1),
    ],
  });
}

function isPerson(row: BeRow): boolean {
  return /^person$/i.test(row.get('type')?.trim() ?? '');
}

/**
 * Name parts that occur in no whole name: for an organisation they are names, often in another script; for a person
 * they may be any part.
 */
function looseParts(row: BeRow): string[] {
  const whole = linesOf(row, 'wholename').map((name) => name.toLowerCase());
  const parts = ['firstname', 'middlename', 'lastname'].flatMap((column) => linesOf(row, column));
  return whole.length === 0 ? [] : parts.filter((part) => !whole.some((name) => name.includes(part.toLowerCase())));
}

/** Pairs of towns and countries if their numbers match; else each separately. */
function pairs(cities: readonly string[], countries: readonly string[]): [string | undefined, string | undefined][] {
  if (cities.length === countries.length || countries.length <= 1)
    return cities.length === 0
      ? countries.map((country) => [undefined, country])
      : cities.map((city, at) => [city, countries[at] ?? countries[0]]);
  return [
    ...cities.map((city): [string, undefined] => [city, undefined]),
    ...countries.map((country): [undefined, string] => [undefined, country]),
  ];
}

function elementFor(row: BeRow, id: string): XmlElement {
  const lines = (column: string) => linesOf(row, column);
  const [first, ...functions] = lines('function');
  const wholeNames = [...lines('wholename'), ...(isPerson(row) ? [] : looseParts(row))];
  const names = wholeNames.map((wholeName, at) =>
    elementOf('nameAlias', [], {
      wholeName,
      ...(at === 0
        ? { gender: lines('gender')[0] ?? '', function: first ?? '' }
        : { function: functions[at - 1] ?? '' }),
    }),
  );
  return elementOf(
    'sanctionEntity',
    [
      ...lines('remark').map((text) => elementOf('remark', text)),
      ...functions.slice(Math.max(0, names.length - 1)).map((text) => elementOf('remark', text)),
      elementOf('subjectType', [], { code: row.get('type')?.trim().toLowerCase() ?? '' }),
      ...names,
      ...lines('number').map(identification),
    ],
    { logicalId: id },
  );
}

/** "02800443 (id-National identification card) (seen in 2011)": the number, the EU's code for its type, and words. */
function identification(text: string): XmlElement {
  const found = /\(([a-z]+)-([^)]*)\)/i.exec(text);
  if (found === null) return elementOf('identification', [], { number: text, identificationTypeCode: 'other' });
  const [all, code, description] = found;
  const number = text.slice(0, found.index).trim();
  const words = text.slice(found.index + all.length).trim();
  const remark = words.replace(/^\((.*)\)$/, '$1');
  return elementOf('identification', remark === '' ? [] : [elementOf('remark', remark)], {
    number,
    identificationTypeCode: code ?? 'other',
    identificationTypeDescription: description ?? '',
  });
}
