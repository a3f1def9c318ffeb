import type { BatchMember } from '@namesake/contract';
import { mentionsNames, readLabel } from '@namesake/engine/vocabulary';
import type { BatchColumn, BatchLayout, SaidColumn } from '../modules/batches/store/batch.ts';
import { contentOf } from './column-content.ts';
import { guessColumns, isOwnColumn, nameColumn } from './guess-columns.ts';
import { usualCells } from './misplaced-words.ts';
import { namesSomebody } from './name-gaps.ts';

/** The first rows of a file, and all that is looked at to lay it out. */
export type FirstRows = readonly (readonly string[])[];

/** How many rows are looked at. */
export const FIRST_ROWS = 21;

type ColumnLayout = Pick<BatchLayout, 'columns' | 'headings'>;

/** A layout without any mapping of the caller. */
type GuessedLayout = ColumnLayout & {
  /** Whether the column of names is certain: by a known heading, or because there is no other. */
  readonly isSure: boolean;
};

/**
 * How the rows of a file seem to be laid out. The first row is taken for headings only where one of them means a name:
 * a row of data that is taken for headings would not be screened.
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

/** Rows above the headings, of one cell each at most, as a title has; none where no headings follow. */
export function titleRows(rows: FirstRows): number {
  const isTitle = (cells: readonly string[]): boolean => cells.filter((cell) => cell.trim() !== '').length < 2;
  const first = rows.findIndex((cells) => !isTitle(cells));
  return first > 0 && areHeadings(rows[first] ?? []) && !areHeadings(rows[0] ?? []) ? first : 0;
}

/**
 * Whether cells are headings: one speaks of names, or several are known, and none holds data. Columns that a report of
 * ours counted are.
 */
function areHeadings(cells: readonly string[]): boolean {
  if (cells.every((cell, at) => cell === `Column ${at + 1}` || isOwnColumn(cell))) return cells.length > 0;
  if (cells.some((cell) => DATA.test(cell))) return false;
  const known = cells.filter((cell) => readLabel(cell) !== undefined).length;
  return cells.some(mentionsNames) || (known > 1 && namesSomebody(guessColumns(cells).map((member) => ({ member }))));
}

/** "AKA 2" and "surname1" are headings. */
const DATA = /\p{Nd}{2}|\p{Nd}\P{Nd}+\p{Nd}|[@€$]/u;

/** What columns are called: as in the first row, each once; else by their number. */
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
 * Lays a file out by columns that the caller named. Those that are not named are unmapped; `missing` are those that are
 * read and that the file lacks. Whether the first row has headings follows from the names where it is not said.
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

/** Columns by what they are, with what they seem to hold. */
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

/** The same layout with some columns set aside. */
export const setAside = (columns: readonly BatchColumn[], headings: readonly string[]): readonly BatchColumn[] =>
  columns.map((column) => (headings.includes(column.heading) ? { ...column, member: 'ignore' } : column));

/** Columns with words that have no mapping. */
export const unmappedWords = (columns: readonly BatchColumn[]): readonly string[] =>
  columns.filter(({ member, holds }) => member === 'unmapped' && holds !== 'other').map(({ heading }) => heading);
