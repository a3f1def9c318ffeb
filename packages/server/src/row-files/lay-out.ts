import type { BatchMember } from '@namesake/contract';
import type { BatchColumn, BatchLayout, SaidColumn } from '../modules/batches/store/batch.ts';
import { contentOf } from './column-content.ts';
import { guessColumns, isOwnColumn, nameColumn } from './guess-columns.ts';
import { usualCells } from './misplaced-words.ts';
import { namesSomebody } from './name-gaps.ts';
import { headingMentionsNames, readHeading } from './read-heading.ts';

/** The first rows of a file, from which its layout is guessed. */
export type FirstRows = readonly (readonly string[])[];

/** Number of rows to look at. */
export const FIRST_ROWS = 21;

type ColumnLayout = Pick<BatchLayout, 'columns' | 'headings'>;

/** Layout guessed without a mapping by the caller. */
type GuessedLayout = ColumnLayout & {
  /** Whether the column of names is certain: it has a known heading, or is the only column. */
  readonly isSure: boolean;
};

/**
 * Guesses the layout of a file. The first row counts as headings only if one of them means a name: a row of data taken
 * for headings would not be screened.
 */
export function guessLayout(rows: FirstRows, headings?: boolean): GuessedLayout {
  const known = guessColumns(rows[0] ?? [], rows.slice(1));
  const hasHeadings = headings ?? areHeadings(rows[0] ?? []);
  const names = columnNames(rows, hasHeadings);
  const members: readonly BatchMember[] = hasHeadings ? known : names.map(() => 'unmapped');
  const columns = withContent(rows, hasHeadings, (_, at) => members[at] ?? 'unmapped');
  if (namesSomebody(columns)) return { columns, headings: hasHeadings, isSure: true };
  const named = nameColumn(hasHeadings ? rows.slice(1) : rows);
  return {
    columns: columns.map((column, at) =>
      at === named && column.member === 'unmapped' ? { ...column, member: 'searchText' } : column,
    ),
    headings: hasHeadings,
    isSure: columns.length === 1,
  };
}

/** Number of title rows above the headings, each with at most one filled cell; zero if no headings follow. */
export function titleRows(rows: FirstRows): number {
  const isTitle = (cells: readonly string[]): boolean => cells.filter((cell) => cell.trim() !== '').length < 2;
  const first = rows.findIndex((cells) => !isTitle(cells));
  return first > 0 && areHeadings(rows[first] ?? []) && !areHeadings(rows[0] ?? []) ? first : 0;
}

/**
 * Whether cells are headings: one means a name, or several are known, and none looks like data. Numbered columns of our
 * own reports count as headings.
 */
function areHeadings(cells: readonly string[]): boolean {
  if (cells.every((cell, at) => cell === `Column ${at + 1}` || isOwnColumn(cell))) return cells.length > 0;
  if (cells.some((cell) => DATA.test(cell))) return false;
  const known = cells.filter((cell) => readHeading(cell) !== undefined).length;
  return (
    cells.some(headingMentionsNames) || (known > 1 && namesSomebody(guessColumns(cells).map((member) => ({ member }))))
  );
}

/** "AKA 2" and "surname1" are headings. */
const DATA = /\p{Nd}{2}|\p{Nd}\P{Nd}+\p{Nd}|[@€$]/u;

/** Names of the columns: unique headings from the first row, else numbers. */
export function columnNames(rows: FirstRows, headings: boolean): readonly string[] {
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const taken = new Set<string>();
  return Array.from({ length: width }, (_, at) => {
    const own = headings ? (rows[0]?.[at] ?? '').trim().slice(0, 400) : '';
    const name = own === '' ? `Column ${at + 1}` : own;
    let unique = name;
    for (let count = 2; taken.has(unique); count += 1) unique = `${name} (${count})`;
    taken.add(unique);
    return unique;
  });
}

/**
 * Lays out a file by columns that the caller named. Other columns are unmapped; `missing` are named columns that the
 * file lacks. Unless given, `headings` follows from whether the names are found in the first row.
 */
export function layOutBy(
  rows: FirstRows,
  said: readonly SaidColumn[],
  headings?: boolean,
): ColumnLayout & { readonly missing: readonly string[] } {
  const missingOf = (has: boolean): readonly string[] => {
    const names = new Set(columnNames(rows, has));
    return said.filter(({ heading, member }) => isRead(member) && !names.has(heading)).map((one) => one.heading);
  };
  const hasHeadings = headings ?? (missingOf(true).length === 0 || missingOf(false).length > 0);
  const ownOf = (heading: string): BatchMember => (isOwnColumn(heading) ? 'ignore' : 'unmapped');
  const columns = withContent(
    rows,
    hasHeadings,
    (heading) => said.find((one) => one.heading === heading)?.member ?? ownOf(heading),
  );
  return { columns, headings: hasHeadings, missing: missingOf(hasHeadings) };
}

const isRead = (member: BatchMember): boolean => member !== 'ignore' && member !== 'unmapped';

/** Adds the apparent content to each column. */
function withContent(
  rows: FirstRows,
  headings: boolean,
  memberOf: (heading: string, at: number) => BatchMember,
): readonly BatchColumn[] {
  const values = headings ? rows.slice(1) : rows;
  return columnNames(rows, headings).map((heading, at) => {
    const own = values.map((cells) => (cells[at] ?? '').trim()).filter((value) => value !== '');
    const [said, member] = [headings ? heading : '', memberOf(heading, at)];
    return { heading, member, holds: contentOf(said, own), usual: usualCells(said, member, own) };
  });
}

/** The same layout with some columns ignored. */
export const setAside = (columns: readonly BatchColumn[], headings: readonly string[]): readonly BatchColumn[] =>
  columns.map((column) => (headings.includes(column.heading) ? { ...column, member: 'ignore' } : column));

/** Unmapped columns that contain words. */
export const unmappedWords = (columns: readonly BatchColumn[]): readonly string[] =>
  columns.filter(({ member, holds }) => member === 'unmapped' && holds !== 'other').map(({ heading }) => heading);
