import type { Contact, EntityType, Identifier, Listing, Place } from '@namesake/engine';
import { compact } from '../../fields/compact.ts';
import { compactListing } from '../../fields/compact-listing.ts';
import { letteredParts } from '../../fields/lettered-parts.ts';
import { numbersOf } from '../../fields/numbers/read-numbers.ts';
import { placeOfLine } from '../../fields/place.ts';
import type { Rejection } from '../../list/record.ts';
import { oneLine } from '../../xml/element.ts';
import { japaneseCountry } from './countries.ts';
import { datesIn, isUnknown, noticeDays, plain } from './days.ts';
import { isNameColumn, namesOf } from './names.ts';
import { DAY, JAPANESE, type JpRow, LATIN, NUMBER, type Regime } from './regimes.ts';
import { JP_MOF } from './source.ts';

const BIRTH = '生年月日';
const UN_REFERENCE = '国連参照番号';
const NATIONALITY = '国籍';
const BIRTHPLACE = /^出生地/u;
const ADDRESS = /^(?:住所|所在地)|・住所$/u;
const PASSPORT = '旅券番号';
const ID_NUMBER = /^(?:ID番号|身分登録番号|身分証番号)$/u;
const TITLE = /^(?:称号|肩書等?)$/u;
const POSITION = '役職';
const PHONE = /^電話/u;
const FAX = 'FAX';

/** Converts one row of a regime. The id consists of the numbers of the sheet and of the notice: `29:84`. */
export function toListing(row: JpRow, regime: Pick<Regime, 'number' | 'title'>): Listing | Rejection {
  const number = /\d+(?:\s*の\s*\d+)?/u.exec(plain(row.get(NUMBER) ?? ''))?.[0].replace(/\s+/gu, '');
  if (number === undefined) return { rejected: 'no_id' };
  const entityType = typeOf(row, regime.title);
  const names = namesOf(row, entityType === 'person');
  if (names.length === 0) return { rejected: 'no_name' };
  const sourceId = `${regime.number}:${number}`;
  const cells = (test: (column: string) => boolean): string[] =>
    [...row].filter(([column, cell]) => test(column) && !isUnknown(cell)).map(([, cell]) => plain(cell));
  const parts = (test: (column: string) => boolean): string[] =>
    cells(test)
      .flatMap((cell) => letteredParts(cell))
      .filter((part) => !isUnknown(part));
  const births = cells((column) => column.startsWith(BIRTH)).map(datesIn);
  const nationalities = parts((column) => column === NATIONALITY).flatMap((text) => text.split(/[\n、,;/]|及び/u));
  const days = noticeDays(row.get(DAY) ?? '');
  const unread = births.flatMap((birth) => birth.unread).map((text) => `${BIRTH}: ${text}`);
  const foreign = nationalities.filter((text) => text.trim() !== '' && japaneseCountry(text.trim()) === undefined);
  return compactListing({
    id: `${JP_MOF.id}:${sourceId}` as const,
    list: JP_MOF.id,
    sourceId,
    entityType,
    names,
    birthDates: births.flatMap(({ dates }) => dates),
    birthPlaces: parts((column) => BIRTHPLACE.test(column)).flatMap(placesIn),
    nationalities: distinct(
      nationalities.map((text) => japaneseCountry(text.trim())).filter((code) => code !== undefined),
    ),
    addresses: parts((column) => ADDRESS.test(column)).flatMap(placesIn),
    identifiers: [
      ...parts((column) => column === PASSPORT).flatMap((text) => documentsIn('passport', text)),
      ...parts((column) => ID_NUMBER.test(column)).flatMap((text) => documentsIn('national_id', text)),
    ],
    positions: cells((column) => column === POSITION).map(lineOf),
    titles: cells((column) => TITLE.test(column)).map(lineOf),
    contacts: [
      ...cells((column) => PHONE.test(column)).map((value): Contact => ({ kind: 'phone', value: lineOf(value) })),
      ...cells((column) => column === FAX).map((value): Contact => ({ kind: 'fax', value: lineOf(value) })),
    ],
    programs: [regime.title],
    effect: JP_MOF.effect,
    legalBasis: 'Foreign Exchange and Foreign Trade Act',
    listedOn: days[0],
    updatedOn: days.length > 1 ? days.toSorted().at(-1) : undefined,
    unReference: cells((column) => column === UN_REFERENCE)[0]?.trim(),
    url: JP_MOF.pageUrl,
    status: 'active' as const,
    remarks: [
      ...[...row]
        .filter(([column, cell]) => !isKnown(column) && !isUnknown(cell))
        .map(([column, cell]) => `${column}: ${lineOf(plain(cell))}`),
      ...unread,
      // Words next to numbers may contain a name: a document issued under another name.
      ...[...row]
        .filter(([column]) => column === PASSPORT || ID_NUMBER.test(column))
        .filter(([, cell]) => documentLines(plain(cell)).some((line) => documentsIn('other', line).length === 0))
        .map(([column, cell]) => `${column}: ${lineOf(plain(cell))}`),
      ...foreign.map((text) => `${NATIONALITY}: ${text.trim()}`),
    ],
  });
}

function isKnown(column: string): boolean {
  const own = [NUMBER, DAY, JAPANESE, LATIN, UN_REFERENCE, NATIONALITY, PASSPORT, POSITION, FAX];
  return (
    own.includes(column) ||
    isNameColumn(column) ||
    column.startsWith(BIRTH) ||
    [BIRTHPLACE, ADDRESS, ID_NUMBER, TITLE, PHONE].some((pattern) => pattern.test(column))
  );
}

/**
 * Most sheets state their kind: 個人 persons, 団体 organisations, 銀行 banks. In the others, a row with birth facts is a
 * person.
 */
function typeOf(row: JpRow, title: string): EntityType {
  if (/団体|銀行/u.test(title)) return 'organization';
  if (/個人/u.test(title)) return 'person';
  const facts = [...row].filter(
    ([column]) => column.startsWith(BIRTH) || [NATIONALITY, PASSPORT].includes(column) || BIRTHPLACE.test(column),
  );
  if (facts.some(([, cell]) => !isUnknown(cell))) return 'person';
  return /関係者/u.test(title) && facts.length > 0 ? 'unknown' : 'organization';
}

/** Each line is a place; many occur in Japanese and again in Latin letters. */
function placesIn(text: string): Place[] {
  return text
    .split('\n')
    .map(oneLine)
    .filter((line) => line !== undefined)
    .map((line) => {
      const place = placeOfLine(line);
      const country =
        place.country ?? japaneseCountry(line) ?? japaneseCountry(/[(（]([^()（）]+)[)）]$/u.exec(line)?.[1] ?? '');
      return compact({ ...place, country });
    });
}

/** "Issued on", "expires on": on a separate line below the number. */
const DATED = /^旅券(?:発行|失効)日/u;

/** "X0000017(シリア旅券)": the numbers, and the words about them. */
/** A cell has several documents, on lines or separated by commas; text in brackets belongs to one. */
function documentLines(text: string): string[] {
  return text
    .split(/[\n;]|、(?![^(]*\))/u)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !isUnknown(line));
}

function documentsIn(type: 'passport' | 'national_id' | 'other', text: string): Identifier[] {
  return documentLines(text)
    .filter((line) => !DATED.test(line))
    .flatMap((line): Identifier[] => {
      const bare = line.replace(/\([^()]*\)/gu, ' ').trim();
      const inBrackets = /\(([^()]*)\)/u.exec(line)?.[1];
      const country = japaneseCountry((inBrackets ?? bare).replace(/(?:旅券|発行).*$/u, ''));
      const inside = numbersOf(inBrackets ?? '', { type, country });
      const numbers = [
        ...numbersOf(bare, { type, country }),
        ...inside.map((one) => ({ ...one, inProse: true }) as const),
      ];
      return numbers.map((number) => ({ ...number, ...(line === number.value ? {} : { note: line }) }));
    });
}

function lineOf(text: string): string {
  return oneLine(text) ?? '';
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)];
}
