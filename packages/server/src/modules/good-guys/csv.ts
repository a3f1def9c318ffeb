import { CsvRows } from '@namesake/lists';
import { FORMULA } from '../../lib/formats/csv-row.ts';

/** Columns of the export; the import takes them in any order. */
export const COLUMNS = [
  'external_ref',
  'listing',
  'reason',
  'text',
  'expires_in_days',
  'name',
  'birth_date',
  'countries',
  'identifiers',
] as const;

/** Several values in one cell. */
const BETWEEN = ';';
/** A row of an import: cells by the names of their columns, and the line that it begins on. */
export type CsvRow = { readonly line: number; readonly cells: Readonly<Record<string, string>> };

/** Rows under a header. @throws ListRefused where a quote is not closed */
export function readCsv(text: string): { readonly columns: readonly string[]; readonly rows: readonly CsvRow[] } {
  let columns: readonly string[] | undefined;
  const rows: CsvRow[] = [];
  const reader = new CsvRows((cells, line) => {
    if (cells.every((cell) => cell.trim() === '')) return;
    if (columns === undefined) {
      columns = cells.map((cell) => cell.trim().toLowerCase());
      return;
    }
    const named = columns.map((column, at): [string, string] => [column, plain(cells[at] ?? '')]);
    rows.push({ line, cells: Object.fromEntries(named) });
  });
  reader.write(text.endsWith('\n') ? text : `${text}\n`);
  reader.end();
  return { columns: columns ?? [], rows };
}

export const valuesOf = (cell: string): readonly string[] =>
  cell
    .split(BETWEEN)
    .map((value) => value.trim())
    .filter((value) => value !== '');

export const cellOfValues = (values: readonly string[]): string => values.join(BETWEEN);

/** Takes away the apostrophe of an export. */
function plain(cell: string): string {
  const trimmed = cell.trim();
  return trimmed.startsWith("'") && FORMULA.test(trimmed.slice(1)) ? trimmed.slice(1) : trimmed;
}
