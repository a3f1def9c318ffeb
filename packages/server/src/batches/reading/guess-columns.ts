import type { BatchMember } from '@namesake/contract';
import { guessMapping } from '@namesake/lists';
import type { BatchColumn } from '../batch.ts';

/** What columns of private lists are in a batch. */
const MEMBER_OF: Readonly<Record<string, BatchMember>> = {
  id: 'id',
  name: 'searchText',
  firstName: 'firstName',
  middleName: 'middleName',
  lastName: 'lastName',
  aliases: 'alias',
  weakAliases: 'alias',
  formerNames: 'alias',
  entityType: 'type',
  gender: 'gender',
  birthDate: 'birthDate',
  nationality: 'countries',
  country: 'countries',
  address: 'address',
};
const IDENTIFIERS = ['passport', 'nationalId', 'taxId', 'registrationNumber', 'imo', 'mmsi', 'lei', 'bic', 'otherId'];

/** What headings of our own API say, which private lists do not have. */
const OWN: Readonly<Record<string, BatchMember>> = {
  searchtext: 'searchText',
  'search text': 'searchText',
  external_ref: 'externalRef',
  externalref: 'externalRef',
  'customer reference': 'externalRef',
  countries: 'countries',
  ...{ no: 'id', 'no.': 'id', nr: 'id', 'nr.': 'id', '#': 'id', 'customer id': 'id', 'client id': 'id' },
};

/** What the columns of a file seem to hold, by their headings in some languages; what nobody knows is ignored. */
export function guessColumns(headings: readonly string[]): readonly BatchMember[] {
  const { draft } = guessMapping('', headings);
  const guessed = new Map<string, BatchMember>();
  for (const [field, named] of Object.entries(draft.columns)) {
    const member = MEMBER_OF[field] ?? (IDENTIFIERS.includes(field) ? 'identifier' : undefined);
    if (member !== undefined) for (const heading of [named].flat()) guessed.set(heading.trim(), member);
  }
  const members = headings.map((heading): BatchMember => {
    const key = heading.trim();
    return OWN[key.toLowerCase()] ?? guessed.get(key) ?? 'ignore';
  });
  // A column of whole names goes before its parts; the row's own number is one column.
  const hasName = members.includes('searchText');
  const firstId = members.indexOf('id');
  return members.map((member, at) => {
    const isPart = member === 'firstName' || member === 'middleName' || member === 'lastName';
    return (hasName && isPart) || (member === 'id' && at !== firstId) ? 'ignore' : member;
  });
}

/** Whether the columns say what to screen. */
export const namesSomebody = (columns: readonly Pick<BatchColumn, 'member'>[]): boolean =>
  columns.some(({ member }) => member === 'searchText' || member === 'lastName' || member === 'firstName');
