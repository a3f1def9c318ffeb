/** Start of a cell that a spreadsheet takes for a formula, also in full width: a leading apostrophe makes it text. */
export const FORMULA = /^[=+\-@＝＋－＠\t\r]/;

/** A row of CSV (RFC 4180) without cells that a spreadsheet would evaluate. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map((cell) => csvCell(FORMULA.test(cell) ? `'${cell}` : cell)).join(',')}\r\n`;
}

const csvCell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
