import { readLabel } from '../labels/read-label.ts';
import type { Stretch } from '../parts/part.ts';
import { trimmed } from '../parts/trimmed.ts';

const ROW = /<tr\b[^<>]{0,200}>/gi;
/** A cell, and the tags around its text. */
const CELL = /<t[hd]\b[^<>]{0,200}>(?:\s{0,20}<[a-z][^<>/]{0,100}>)*([^<>]*)/gi;
const HALVES = new Set(['givenName', 'middleName', 'familyName', 'name']);

/** Names split over the columns of an HTML table whose first row names the columns. */
export function tableNames(text: string): readonly (readonly Stretch[])[] {
  const starts = [...text.matchAll(ROW)].map(({ index }) => index);
  if (starts.length < 2) return [];
  const rows = starts.map((start, at) => cellsOf(text, start, starts[at + 1] ?? text.length));
  const head = rows.findIndex((cells) => columnsOf(text, cells).length > 1);
  const columns = columnsOf(text, rows[head] ?? []);
  return rows.slice(head + 1).flatMap((cells) => {
    const own = columns.flatMap((at) => {
      const cell = cells[at];
      const value = cell === undefined ? undefined : trimmed(text, ...cell);
      return value === undefined ? [] : [value];
    });
    return head !== -1 && cells.length === rows[head]?.length && own.length > 1 ? [own] : [];
  });
}

function cellsOf(text: string, start: number, end: number): readonly Stretch[] {
  return [...text.slice(start, end).matchAll(CELL)].map(({ 0: match, 1: value = '', index }): Stretch => {
    const to = start + index + match.length;
    return [to - value.length, to];
  });
}

/** Cells that name one half of a name. */
const columnsOf = (text: string, cells: readonly Stretch[]): readonly number[] =>
  cells.flatMap(([start, end], at) => {
    const label = readLabel(text.slice(start, end));
    return label?.role === null && HALVES.has(label.field) ? [at] : [];
  });
