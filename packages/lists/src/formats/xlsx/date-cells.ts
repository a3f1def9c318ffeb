import { childrenOf } from '../../xml/element.ts';
import type { WorkbookParts } from './parts.ts';

const DAY_MS = 86_400_000;
/**
 * Day 0 of the 1900 date system, which counts a non-existent 29 February 1900; and of the 1904 one (ECMA-376, 18.17.4).
 */
const ZERO_1900_MS = Date.UTC(1899, 11, 30);
const ZERO_1904_MS = Date.UTC(1904, 0, 1);
/** 9999-12-31. */
const LAST_DAY = 2_958_465;

/** Built-in number formats that show a date, including those of East Asian spreadsheets (ECMA-376, 18.8.30). */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/** Formats the number of a cell as the date that its style shows; undefined if its style shows no date. */
export type DateCells = (style: string | undefined, value: string) => string | undefined;

/** Reads how a workbook marks dates: by the number format of a cell's style. @throws ListRefused */
export function dateCells(parts: WorkbookParts): DateCells {
  const custom = new Map(
    parts.records('xl/styles.xml', 'numFmt', ({ attributes }) => [
      Number(attributes['numFmtId']),
      showsDay(attributes['formatCode'] ?? ''),
    ]),
  );
  const [formats] = parts.records('xl/styles.xml', 'cellXfs', (element) => childrenOf(element, 'xf'));
  const isDay = (formats ?? []).map(({ attributes }) => {
    const id = Number(attributes['numFmtId'] ?? 0);
    return custom.get(id) ?? isBuiltInDate(id);
  });
  const [from1904] = parts.records('xl/workbook.xml', 'workbookPr', ({ attributes }) => attributes['date1904']);
  const zeroMs = from1904 === '1' || from1904 === 'true' ? ZERO_1904_MS : ZERO_1900_MS;
  return (style, value) => {
    if (style === undefined || isDay[Number(style)] !== true) return undefined;
    const days = Number(value);
    // A plain year in a column of dates stays as typed.
    if (!(days >= 1 && days <= LAST_DAY) || /^(?:19|20)\d\d$/.test(value)) return undefined;
    return new Date(zeroMs + Math.floor(days) * DAY_MS).toISOString().slice(0, 10);
  };
}

/** Whether a format code shows a year, or a day of the month, ignoring colours, conditions and quoted texts. */
function showsDay(code: string): boolean {
  const signs = code.replace(/"[^"]*"|\[[^\]]*\]|\\.|_./g, '').toLowerCase();
  return /[yd]/.test(signs) || signs.includes('ggge');
}
