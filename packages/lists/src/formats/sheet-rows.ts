import { headingKey } from './row-groups.ts';

/** Cells of a row by heading key; blank cells are absent. */
export type SheetRow = ReadonlyMap<string, string>;

const MAX_LINES_BEFORE_HEADINGS = 10;

/**
 * Rows below the headings; undefined if none of the first lines has all of these headings. The second of two equal
 * headings gets `#2`.
 */
export function sheetRows(
  rows: readonly (readonly string[])[],
  needed: readonly string[],
): readonly SheetRow[] | undefined {
  const at = rows.slice(0, MAX_LINES_BEFORE_HEADINGS).findIndex((cells) => {
    const keys = cells.map(headingKey);
    return needed.every((key) => keys.includes(key));
  });
  if (at < 0) return undefined;
  const columns = distinct((rows[at] ?? []).map(headingKey));
  return rows.slice(at + 1).flatMap((cells) => {
    const said = cells
      .map((cell, column) => [columns[column] ?? `#${column}`, cell.trim()] as const)
      .filter(([, cell]) => cell !== '');
    return said.length === 0 ? [] : [new Map(said)];
  });
}

function distinct(keys: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return keys.map((key, at) => {
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return key === '' ? `#${at}` : count === 1 ? key : `${key}#${count}`;
  });
}
