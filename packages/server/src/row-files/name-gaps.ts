import type { BatchMember } from '@namesake/contract';
import { normaliseText } from '@namesake/engine';
import type { BatchColumn } from '../modules/batches/store/batch.ts';
import { readHeading } from './read-heading.ts';

type Column = Pick<BatchColumn, 'heading' | 'member'>;

const HALVES: readonly BatchMember[] = ['firstName', 'middleName', 'lastName'];

/** Whether a column holds the name of the party itself, or part of it. */
export const isOwnName = ({ member }: Pick<Column, 'member'>): boolean =>
  member === 'searchText' || HALVES.includes(member);

/** Whether the columns include a name to screen. */
export const namesSomebody = (columns: readonly Pick<Column, 'member'>[]): boolean =>
  columns.some((column) => isOwnName(column) || column.member === 'related');

/** A column about a related party: its role, and which half of a name it holds, if the heading says so. */
type RelatedColumn = { readonly role: string; readonly half: 'given' | 'family' | null };

/** Columns of one related party, such as "Director 1 first name" and "Director 1 last name", share a role. */
export function relatedColumn(heading: string): RelatedColumn {
  const label = readHeading(heading);
  if (label?.field === 'givenName' || label?.field === 'middleName')
    return { role: roleWithNumber(label.role, heading), half: 'given' };
  if (label?.field === 'familyName') return { role: roleWithNumber(label.role, heading), half: 'family' };
  return { role: heading, half: null };
}

/** "Director 1" and "Director 2" are two roles. */
const roleWithNumber = (role: string | null, heading: string): string =>
  [role ?? '', ...(heading.match(/\d+/g) ?? [])].join(' ').trim();

/**
 * Headings of columns that hold one half of a name if no column holds the other half. One half alone finds no party, so
 * such a file is never screened.
 */
export function halfNames(columns: readonly Column[]): readonly string[] {
  const own = columns.filter(({ member }) => HALVES.includes(member));
  const has = (member: BatchMember): boolean => own.some((one) => one.member === member);
  const ownHalves = own.length > 0 && !(has('firstName') && has('lastName')) ? own : [];
  const related = columns.filter(({ member }) => member === 'related');
  const parts = related.map(({ heading }) => ({ heading, ...relatedColumn(heading) })).filter(({ half }) => half);
  const lone = parts.filter(({ role, half }) => !parts.some((one) => one.role === role && one.half !== half));
  return [...ownHalves, ...lone].map(({ heading }) => heading);
}

const wordsOf = (text: string): readonly string[] => normaliseText(text).tokens.map(({ text: word }) => word);

/**
 * Whether every word of a text occurs in another, regardless of case, accents and script. False for a text without
 * words.
 */
export function isPartOf(text: string, whole: string): boolean {
  const [own, words] = [wordsOf(text), new Set(wordsOf(whole))];
  return own.length > 0 && own.every((word) => words.has(word));
}
