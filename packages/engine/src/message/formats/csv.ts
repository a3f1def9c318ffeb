import { type FieldKind, fieldKind } from '../parts/field-kind.ts';
import { trimmed } from '../parts/trimmed.ts';
import { hasLetter, type Piece } from './piece.ts';

type Cell = { readonly start: number; readonly end: number };

const DELIMITERS = ['\t', ';', '|', ','];
/** Minimum number of cells in a single line or one with commas: "SURNAME, Given" is one name. */
const LEAST_CELLS = 3;

/**
 * Cells of lines separated by tabs, semicolons, bars or commas, quoted or not. If the first line names the columns, it
 * tells what they hold.
 */
export function csvPieces(text: string): Piece[] {
  const lines = linesOf(text);
  for (const delimiter of DELIMITERS) {
    const rows = rowsOf(text, lines, delimiter);
    if (rows === undefined) continue;
    const kinds = headerOf(text, rows[0] ?? []);
    const body = kinds === undefined ? rows : rows.slice(1);
    return body.flatMap((row, owner) =>
      row.map(({ start, end }, column): Piece => {
        const kind = kinds?.[column] ?? 'unknown';
        return { start, end, kind: kind === 'unknown' && !hasLetter(text, start, end) ? 'other' : kind, owner };
      }),
    );
  }
  return [];
}

/** Non-empty lines; a line break inside quotes belongs to its cell. */
function linesOf(text: string): Cell[] {
  const lines: Cell[] = [];
  let start = 0;
  for (let at = 0; at <= text.length; at++) {
    if (at < text.length && text[at] !== '\n') continue;
    if (/\S/.test(text.slice(start, at))) lines.push({ start, end: at });
    start = at + 1;
  }
  return lines;
}

/** The cells of every line, if a delimiter yields a table: the same number in each line, or enough in the only one. */
function rowsOf(text: string, lines: readonly Cell[], delimiter: string): Cell[][] | undefined {
  if (!text.includes(delimiter)) return undefined;
  const rows = lines.map((line) => cellsOf(text, line, delimiter)).filter((row) => row.length > 1);
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [width = 0, count = 0] = [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [];
  const isTable = count > 1 ? width > 1 && count * 2 > lines.length : width >= LEAST_CELLS || delimiter !== ',';
  const isLoose =
    delimiter === ',' &&
    (count > 1 ? width < LEAST_CELLS && headerOf(text, rows[0] ?? []) === undefined : isProse(text, rows[0]));
  return isTable && !isLoose ? rows : undefined;
}

/** Whether every comma is followed by a space: then it is a sentence or a list. */
const isProse = (text: string, row: readonly Cell[] | undefined): boolean =>
  (row ?? []).slice(1).every(({ start }) => text[start] === ' ' && text[start + 1] !== '"');

/** Cells of one line; inside quotes, a delimiter is part of the cell. */
function cellsOf(text: string, { start, end }: Cell, delimiter: string): Cell[] {
  const cells: Cell[] = [];
  let from = start;
  let isQuoted = false;
  for (let at = start; at <= end; at++) {
    if (at < end && text[at] === '"' && (isQuoted || /^\s*$/.test(text.slice(Math.max(from, at - 4), at))))
      isQuoted = !isQuoted;
    if (at < end && (isQuoted || text[at] !== delimiter)) continue;
    cells.push({ start: from, end: at });
    from = at + 1;
  }
  return cells;
}

/** The contents of the columns, if the first line names them: no cell has a digit, and one is a known name column. */
function headerOf(text: string, row: readonly Cell[]): readonly FieldKind[] | undefined {
  const names = row.map(({ start, end }) => text.slice(...(trimmed(text, start, end) ?? [end, end])));
  const kinds = names.map(fieldKind);
  const known = kinds.filter((kind) => kind !== 'unknown').length;
  const hasName = kinds.some((kind) => kind !== 'unknown' && kind !== 'other');
  const isNamed = names.every((name) => name === '' || /^\D/.test(name));
  return isNamed && hasName && known * 2 >= kinds.length ? kinds : undefined;
}
