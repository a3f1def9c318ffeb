import type { BatchMember } from '@namesake/contract';
import type { BatchColumn, BatchLayout } from '../batch.ts';
import { nameColumn } from './guess-by-values.ts';
import { guessColumns, namesSomebody } from './guess-columns.ts';
import { NAME_WORDS } from './words.ts';

/** The first rows of a file, and all that is looked at to lay it out. */
export type FirstRows = readonly (readonly string[])[];

/** How many rows are looked at. */
export const FIRST_ROWS = 21;

export type ColumnLayout = Pick<BatchLayout, 'columns' | 'headings'>;

/** A layout that nobody has said. */
export type GuessedLayout = ColumnLayout & {
  /** Whether the column of names is certain: by a known heading, or because there is no other. */
  readonly isSure: boolean;
};

/**
 * How the rows of a file seem to be laid out. The first row is taken for headings only where one of them means a name:
 * a row of data that is taken for headings would not be screened.
 */
export function guessLayout(rows: FirstRows, headings?: boolean): GuessedLayout {
  const known = guessColumns(rows[0] ?? []);
  const hasHeadings = headings ?? (namesSomebody(known.map((member) => ({ member }))) || areHeadings(rows[0] ?? []));
  const names = columnNames(rows, hasHeadings);
  const members: readonly BatchMember[] = hasHeadings ? known : names.map(() => 'ignore');
  const columns = names.map((heading, at): BatchColumn => ({ heading, member: members[at] ?? 'ignore' }));
  if (namesSomebody(columns)) return { columns, headings: hasHeadings, isSure: true };
  const named = nameColumn(hasHeadings ? rows.slice(1) : rows);
  return {
    columns: columns.map((column, at) =>
      at === named && column.member === 'ignore' ? { ...column, member: 'searchText' } : column,
    ),
    headings: hasHeadings,
    isSure: columns.length === 1,
  };
}

/** Whether cells speak of names, such as "Name of the customer", and hold no data. */
const areHeadings = (cells: readonly string[]): boolean =>
  cells.some((cell) => wordsOf(cell).some((word) => NAME_WORDS.has(word))) && !cells.some((cell) => DIGIT.test(cell));

const DIGIT = /\p{Nd}/u;
const wordsOf = (cell: string): readonly string[] => cell.toLowerCase().split(/[^\p{L}]+/u);

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
 * Lays a file out by columns that somebody named. Those that are not named are ignored; `missing` are those that are
 * read and that the file lacks. Whether the first row has headings follows from the names where it is not said.
 */
export function layOutBy(
  rows: FirstRows,
  said: readonly BatchColumn[],
  headings?: boolean,
): ColumnLayout & { readonly missing: readonly string[] } {
  const missingOf = (has: boolean): readonly string[] => {
    const names = new Set(columnNames(rows, has));
    return said.filter(({ heading, member }) => member !== 'ignore' && !names.has(heading)).map((one) => one.heading);
  };
  const hasHeadings = headings ?? (missingOf(true).length === 0 || missingOf(false).length > 0);
  const columns = columnNames(rows, hasHeadings).map(
    (heading): BatchColumn => ({ heading, member: said.find((one) => one.heading === heading)?.member ?? 'ignore' }),
  );
  return { columns, headings: hasHeadings, missing: missingOf(hasHeadings) };
}
