import type { BatchMember } from '@namesake/contract';
import { type LabelField, type LabelMeaning, readLabel } from '@namesake/engine/vocabulary';
import { birthDateMember, withoutPattern } from './birth-date-column.ts';
import { memberByValues } from './guess-by-values.ts';
import { isPartOf } from './name-gaps.ts';

/** What a column is by what its heading says of the party itself; names and numbers of rows are decided together. */
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
  // One city in six is a result by itself.
  birthPlace: 'context',
  city: 'context',
  occupation: 'context',
  product: 'context',
  title: 'context',
  email: 'context',
  phone: 'context',
  website: 'context',
};

/** A row has one of each. */
const ONCE: readonly BatchMember[] = ['id', 'externalRef', 'type', 'gender', 'birthDate'];

/** What the columns of a file seem to hold, by their headings in twenty languages. `values`: the rows below. */
export function guessColumns(
  headings: readonly string[],
  values: readonly (readonly string[])[] = [],
): readonly BatchMember[] {
  const meanings = headings.map((heading) => (isOwnColumn(heading) ? undefined : readLabel(withoutPattern(heading))));
  const valuesAt = (at: number): readonly string[] => values.map((cells) => (cells[at] ?? '').trim());
  const members = meanings.map((meaning, at): BatchMember => {
    if (meaning === undefined) return memberByValues(valuesAt(at)) ?? 'unmapped';
    if (meaning.role !== null) return 'related';
    return MEMBER_OF[meaning.field] ?? 'unmapped';
  });
  nameColumns(meanings, values).forEach((member, at) => void members.splice(at, 1, member));
  return members.map((member, at) => {
    if (isOwnColumn(headings[at] ?? '')) return 'ignore';
    if (ONCE.includes(member) && members.indexOf(member) !== at) return 'unmapped';
    return member === 'birthDate' ? birthDateMember(headings[at] ?? '', valuesAt(at)) : member;
  });
}

/** Columns of `errors.csv` that say what is wrong with a row: a repaired file still has them. */
export const OWN_COLUMNS = ['namesake_line', 'namesake_code', 'namesake_reason'] as const;
export const isOwnColumn = (heading: string): boolean => OWN_COLUMNS.some((own) => own === heading.trim());

/**
 * "Name" and a vessel's name beside others. "Nom, Prénom" and "Apellidos, Nombre": a bare word for a name is the half
 * that no other column has, unless its values hold the other half, too.
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

/** Whether the values of a column hold those of others in half of the rows. */
function holdsBoth(values: readonly (readonly string[])[], at: number, others: readonly number[]): boolean {
  const filled = values.flatMap((cells) => {
    const [name, half] = [cells[at] ?? '', others.map((other) => cells[other] ?? '').join(' ')];
    return name.trim() === '' || half.trim() === '' ? [] : [isPartOf(half, name)];
  });
  return filled.length > 0 && filled.filter(Boolean).length * 2 >= filled.length;
}
