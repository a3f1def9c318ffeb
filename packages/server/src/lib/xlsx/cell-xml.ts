/** Content of a cell: text or a number, never a formula. Null is an empty cell. */
export type Cell = string | number | null;

/** Maximum characters per cell: Excel repairs a workbook with more by dropping them all. */
export const MAX_CHARACTERS = 32_767;
const CUT = ' … (cut)';

const XML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML of one cell. Text is inline, so that no string table grows with the rows. */
export function cellXml(cell: Cell, reference: string, style = 0): string {
  const styled = style === 0 ? '' : ` s="${style}"`;
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number' && Number.isFinite(cell)) return `<c r="${reference}"${styled}><v>${cell}</v></c>`;
  const text = textXml(String(cell));
  return `<c r="${reference}"${styled} t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

/**
 * Text in the encoding of workbooks (ECMA-376, ST_Xstring): characters that XML cannot hold or would change become
 * `_x000D_`, and an underscore that could begin such an escape becomes `_x005F_`.
 */
export function textXml(text: string): string {
  const kept = text.length > MAX_CHARACTERS ? text.slice(0, MAX_CHARACTERS - CUT.length) + CUT : text;
  return kept
    .replace(/_(?=x[0-9A-Fa-f]{4})/g, '_x005F_')
    .replace(/(?![\t\n])[\p{Cc}\p{Cs}\ufffe\uffff]/gu, (unit) => `_x${hexOf(unit)}_`)
    .replace(/[&<>"]/g, (character) => XML[character] ?? character);
}

const hexOf = (unit: string): string => unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');

/** Letters of a column, from 0: A, B … Z, AA. */
export function columnLetters(column: number): string {
  const before = Math.floor(column / 26);
  return `${before === 0 ? '' : columnLetters(before - 1)}${String.fromCharCode(65 + (column % 26))}`;
}
