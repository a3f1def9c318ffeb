import type { BatchMember } from '@namesake/contract';
import type { LabelField, LabelMeaning } from '@namesake/engine/vocabulary';
import { birthDateMember, withoutPattern } from './birth-date-column.ts';
import { isPartOf } from './name-gaps.ts';
import { readHeading } from './read-heading.ts';
import { countryCode, genderWord, saysYesOrNo, typeWord } from './words.ts';

const LETTERS = /\p{L}{2}/u;
const CODE = /^[A-Za-z]{1,3}$/;

const DIGITS = /\p{Nd}/u;
const WORDS = /\p{L}+[\s'’.,-]+\p{L}+/u;

/**
 * Members by the field that a heading names for the party itself. Columns of names and of numbers depend on other
 * columns.
 */
const MEMBER_OF: Readonly<Partial<Record<LabelField, BatchMember>>> = {
  fullName: 'searchText',
  givenName: 'firstName',
  middleName: 'middleName',
  familyName: 'lastName',
  alias: 'alias',
  weakAlias: 'alias',
  formerName: 'alias',
  related: 'related',
  id: 'id',
  secondaryId: 'id',
  externalRef: 'externalRef',
  type: 'type',
  gender: 'gender',
  birthDate: 'birthDate',
  nationality: 'countries',
  country: 'countries',
  flag: 'countries',
  address: 'address',
  passport: 'identifier',
  nationalId: 'identifier',
  taxId: 'identifier',
  registrationNumber: 'identifier',
  imo: 'identifier',
  mmsi: 'identifier',
  callSign: 'identifier',
  lei: 'identifier',
  bic: 'identifier',
  wallet: 'identifier',
  otherId: 'identifier',
  // One city in six would be a hit on its own.
  birthPlace: 'context',
  city: 'context',
  occupation: 'context',
  product: 'context',
  title: 'context',
  email: 'context',
  phone: 'context',
  website: 'context',
};

/** Members that a row has only one of. */
const ONCE: readonly BatchMember[] = ['id', 'externalRef', 'type', 'gender', 'birthDate'];

/** Guesses the columns of a file by their headings in twenty languages. `values`: the rows below. */
export function guessColumns(
  headings: readonly string[],
  values: readonly (readonly string[])[] = [],
): readonly BatchMember[] {
  const meanings = headings.map((heading) => (isOwnColumn(heading) ? undefined : readHeading(withoutPattern(heading))));
  const hasId = meanings.some((meaning) => meaning?.role === null && meaning.field === 'id');
  const valuesAt = (at: number): readonly string[] => values.map((cells) => (cells[at] ?? '').trim());
  const members = meanings.map((meaning, at): BatchMember => {
    if (meaning === undefined) return memberByValues(valuesAt(at)) ?? 'unmapped';
    if (meaning.role !== null) return 'related';
    // "Company" may be the heading of kinds ("Individual") or answers ("yes"). Later rows may still name a party.
    if (meaning.field === 'fullName' && areKinds(valuesAt(at))) return 'unmapped';
    // The reference stays that of earlier files of the customers.
    if (meaning.field === 'secondaryId' && hasId) return 'unmapped';
    return MEMBER_OF[meaning.field] ?? 'unmapped';
  });
  nameColumns(meanings, values).forEach((member, at) => void members.splice(at, 1, member));
  return members.map((member, at) => {
    if (isOwnColumn(headings[at] ?? '')) return 'ignore';
    if (ONCE.includes(member) && members.indexOf(member) !== at) return 'unmapped';
    return member === 'birthDate' ? birthDateMember(headings[at] ?? '', valuesAt(at)) : member;
  });
}

/** Columns of `errors.csv` that describe what is wrong with a row; a repaired file still contains them. */
export const OWN_COLUMNS = ['namesake_line', 'namesake_code', 'namesake_reason'] as const;

export const isOwnColumn = (heading: string): boolean => OWN_COLUMNS.some((own) => own === heading.trim());

/**
 * Resolves "Name" and a vessel's name next to other name columns. In "Nom, Prénom" and "Apellidos, Nombre", the bare
 * word is the missing half of the name, unless its values contain the other half too.
 */
function nameColumns(
  meanings: readonly (LabelMeaning | undefined)[],
  values: readonly (readonly string[])[],
): ReadonlyMap<number, BatchMember> {
  const own = (field: LabelField): readonly number[] =>
    meanings.flatMap((meaning, at) => (meaning?.role === null && meaning.field === field ? [at] : []));
  const [given, family, whole] = [own('givenName'), own('familyName'), own('fullName')];
  const found = new Map<number, BatchMember>();
  own('name').forEach((at, place) => {
    const other = given.length > 0 ? given : family;
    const isHalf = place === 0 && given.length > 0 !== family.length > 0 && !holdsBoth(values, at, other);
    found.set(at, isHalf ? (given.length > 0 ? 'lastName' : 'firstName') : 'searchText');
  });
  const isNamed = found.size + given.length + family.length + whole.length > 0;
  for (const at of own('vessel')) found.set(at, isNamed ? 'related' : 'searchText');
  return found;
}

/** Whether a column has values, and all of them are kinds of parties or answers. */
function areKinds(values: readonly string[]): boolean {
  const filled = values.filter((value) => value !== '');
  return filled.length > 0 && filled.every((value) => typeWord(value) !== undefined || saysYesOrNo(value));
}

/** Whether at least half of the rows repeat the values of other columns in this column. */
function holdsBoth(values: readonly (readonly string[])[], at: number, others: readonly number[]): boolean {
  const filled = values.flatMap((cells) => {
    const [name, half] = [cells[at] ?? '', others.map((other) => cells[other] ?? '').join(' ')];
    return name.trim() === '' || half.trim() === '' ? [] : [isPartOf(half, name)];
  });
  return filled.length > 0 && filled.filter(Boolean).length * 2 >= filled.length;
}

const share = (values: readonly string[], test: (value: string) => boolean): number =>
  values.length === 0 ? 0 : values.filter(test).length / values.length;

/** Values that are never names: a code, a country, a kind of party, a gender. */
const isOther = (value: string): boolean =>
  CODE.test(value) || [countryCode, typeWord, genderWord].some((read) => read(value) !== undefined);

const YEAR = /(?<!\d)(?:19[1-9]\d|200\d|201[0-5])(?!\d)/;

const DATE = /^\d{1,4}[-./ ]\d{1,2}[-./ ]\d{1,4}$/;

/** Minimum number of distinct values to judge a column by. */
const LEAST_VALUES = 2;

/**
 * Guesses a column with an unknown heading by its values: countries, or dates of birth of adults. Undefined if the
 * values do not tell either.
 */
function memberByValues(values: readonly string[]): 'countries' | 'birthDate' | undefined {
  const filled = values.filter((value) => value !== '');
  if (new Set(filled).size < LEAST_VALUES) return undefined;
  // Two letters may be anything; country names are unambiguous.
  if (share(filled, (value) => value.length > 3 && countryCode(value) !== undefined) > 0.8) return 'countries';
  return share(filled, (value) => DATE.test(value) && YEAR.test(value)) > 0.8 ? 'birthDate' : undefined;
}

/**
 * Finds the column of whole names by its values; undefined if several fit. A single column is always that of the names.
 */
export function nameColumn(rows: readonly (readonly string[])[]): number | undefined {
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const columns = Array.from({ length: width }, (_, at) =>
    rows.map((cells) => (cells[at] ?? '').trim()).filter((value) => value !== ''),
  );
  if (width === 1) return 0;
  const lettered = columns.flatMap((values, at) =>
    share(values, (value) => LETTERS.test(value) && !DIGITS.test(value)) > 0.8 && share(values, isOther) < 0.5
      ? [at]
      : [],
  );
  if (lettered.length === 1) return lettered[0];
  const worded = lettered.filter((at) => share(columns[at] ?? [], (value) => WORDS.test(value)) > 0.5);
  return worded.length === 1 ? worded[0] : undefined;
}
