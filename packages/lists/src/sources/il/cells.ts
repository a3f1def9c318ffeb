import type { PartialDate } from '@namesake/engine';
import { excelDay } from '../../fields/excel-day.ts';
import { parseDate } from '../../fields/parse-date.ts';
import type { SheetRow } from '../../formats/sheet-rows.ts';
import { oneLine } from '../../xml/element.ts';

/** `="---"`, dashes and slashes mean nothing. */
const NOTHING = /^=?["'“”\-–—/\s]*$/u;

/** The cell of a column; undefined if it is empty or means nothing. */
export function saidIn(row: SheetRow, key: string): string | undefined {
  const text = row.get(key)?.trim();
  return text === undefined || NOTHING.test(text) ? undefined : text;
}

/** Values in one cell: on separate lines, after bullets or letters, or separated by semicolons. */
export function valuesIn(text: string | undefined): string[] {
  const parts = (text ?? '').split(/\s*[;\n•]\s*|(?:^|\s)[a-h]\)\s+/);
  return [...new Set(parts.map(oneLine).filter((part) => part !== undefined && !NOTHING.test(part)))].filter(
    (part) => part !== undefined,
  );
}

/** Dates in a cell: "12/03/1957 OR 1958", Excel's number; and the text of unreadable ones. */
export function datesIn(text: string | undefined): { dates: PartialDate[]; unread: string[] } {
  const parts = valuesIn(text?.replaceAll(/\s+OR\s+/gi, ';'));
  const dates = parts.map((part) => parseDate(excelDay(part) ?? longYear(part)));
  return {
    dates: dates.filter((date) => date !== undefined),
    unread: parts.filter((_, at) => dates[at] === undefined),
  };
}

/** "16/6/67" is in the last century: nobody born that late in this one can be designated. */
function longYear(text: string): string {
  return text.replace(/^(\d{1,2}[/.]\d{1,2}[/.])([3-9]\d)$/, '$119$2');
}
