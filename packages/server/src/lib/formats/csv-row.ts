/** What a spreadsheet takes for a formula, some of them in full width, too: an apostrophe before it makes it text. */
export const FORMULA = /^[=+\-@＝＋－＠\t\r]/;

/** A row of CSV (RFC 4180) that no spreadsheet runs. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map((cell) => csvCell(FORMULA.test(cell) ? `'${cell}` : cell)).join(',')}\r\n`;
}

const csvCell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
