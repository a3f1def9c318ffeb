import { ListRefused } from '../../list/list-refused.ts';
import { childOf, childrenOf, type XmlElement } from '../../xml/element.ts';
import type { DateCells } from './date-cells.ts';

/** Columns beyond are empty in every list; a distant reference must not create a row of millions of cells. */
export const MAX_COLUMNS = 256;
const NO_CELLS: readonly string[] = [];

/** Stands for a missing value: searches then say that something was not compared. */
export const LOST = '\ufffd';

/** Error texts of spreadsheets in several languages: `#REF!`, `#N/A`, `#YOK`, `Err:502`. `#ABC` may be a reference. */
const ERROR_TEXT =
  /^(?:#[¡¿]?(?:\p{Lu}{2,}(?:\/0)?[!?]|\p{Lu}+(?:[_/]\p{Lu}+)+[!?]?|NV|YOK|HIÁNYZIK|NEDOSTUPNÝ)|Err:\d{3})$/u;

/** Whether a cell holds an error or placeholder instead of a value. */
export const isLostCell = (cell: string): boolean => cell === LOST || ERROR_TEXT.test(cell);

/** Options for reading cells. */
export type CellReading = {
  /** Which numbers are dates. */
  readonly dates?: DateCells;
  /** Replacement for a missing value: an error, or a formula without a computed value. */
  readonly lost?: string;
};

/**
 * Cells of a row, empty ones as empty text. Numbers stay as written; dates are ISO if `dates` knows them, else Excel's
 * serial numbers.
 * @throws ListRefused when two cells with values have one address
 */
export function cellsOf(row: XmlElement, strings: readonly string[], reading: CellReading = {}): readonly string[] {
  const cells: string[] = [];
  for (const cell of row.children) {
    const column = columnOf(cell.attributes['r'] ?? '') ?? cells.length;
    const value = column < MAX_COLUMNS ? valueIn(cell, strings, reading) : '';
    if (value === '') continue;
    // Each spreadsheet program decides for itself which of them it shows.
    if ((cells[column] ?? '') !== '') throw new ListRefused('malformed', 'has two cells at one address');
    while (cells.length < column) cells.push('');
    cells[column] = value;
  }
  return cells.length === 0 ? NO_CELLS : cells;
}

/** Whether a row has values in columns that `cellsOf` ignores. */
export const hasCellsBeyond = (row: XmlElement, strings: readonly string[]): boolean =>
  row.children.some(
    (cell) => (columnOf(cell.attributes['r'] ?? '') ?? 0) >= MAX_COLUMNS && valueIn(cell, strings, {}) !== '',
  );

/** Text of a string with or without formatting runs, without phonetic readings of Japanese words. */
export function richText(element: XmlElement): string {
  const runs = [element, ...childrenOf(element, 'r')].flatMap((part) => childrenOf(part, 't'));
  return runs.map(({ text }) => text).join('');
}

/** `AB12` is column 27, counted from 0. */
function columnOf(reference: string): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function valueIn(cell: XmlElement, strings: readonly string[], { dates, lost = '' }: CellReading): string {
  const stored = childOf(cell, 'v');
  const value = stored?.text ?? '';
  const type = cell.attributes['t'];
  // A formula may evaluate to an empty text; an empty value of any other type was never computed.
  const isText = type === 'str' && stored !== undefined;
  if (value === '' && !isText && childOf(cell, 'f') !== undefined) return lost;
  switch (type) {
    case 's':
      return value === '' ? '' : unescaped(strings[Number(value)] ?? lost);
    case 'inlineStr': {
      const inline = childOf(cell, 'is');
      return inline === undefined ? '' : unescaped(richText(inline));
    }
    case 'str':
      return unescaped(value);
    case 'e':
      return lost;
    case 'n':
    case undefined:
      return dates?.(cell.attributes['s'], value) ?? value;
    default:
      return value;
  }
}

/** Control characters are written as `_x000D_`; a real `_x` as `_x005F_x` (ECMA-376, ST_Xstring). */
function unescaped(text: string): string {
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
