import type { Sheet } from '../../formats/format.ts';

/** Cells of a row by column name without white space; blank cells are absent. */
export type JpRow = ReadonlyMap<string, string>;

/** One sheet: the parties of one regime. */
export type Regime = {
  /** Number of the sheet: the first part of a record's id. */
  readonly number: string;
  readonly title: string;
  readonly rows: readonly JpRow[];
};

/** Column of the number that the notice of listing gives a party. */
export const NUMBER = '告示番号';
export const DAY = '告示日付';
export const JAPANESE = '日本語表記';
export const LATIN = '英語表記';

/** Sheets are named "29.ロシア連邦(個人)"; the first is an index; those of lifted regimes (解除) have no table. */
export function regimeOf(sheet: Sheet): Regime | undefined {
  const [, number, title] = /^(\d+)\s*[.．]\s*(\S.*)$/u.exec(sheet.name.trim()) ?? [];
  if (number === undefined || title === undefined || title.includes('解除')) return undefined;
  const rows = sheet.rows();
  const at = rows
    .slice(0, 12)
    .findIndex((cells) => cells.map(tidy).includes(NUMBER) && cells.map(tidy).includes(LATIN));
  if (at < 0) return undefined;
  const columns = rows[at]?.map(tidy) ?? [];
  const parties = rows.slice(at + 1).map((cells) => {
    const named = cells.map((cell, column) => [columns[column] ?? '', cell.trim()] as const);
    return new Map(named.filter(([column, cell]) => column !== '' && cell !== ''));
  });
  return { number, title, rows: parties.filter((row) => row.has(JAPANESE) || row.has(LATIN)) };
}

function tidy(cell: string): string {
  return cell.replace(/\s+/gu, '');
}
