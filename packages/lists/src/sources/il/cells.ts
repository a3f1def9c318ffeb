import type { PartialDate } from '@namesake/engine';
import { excelDay } from '../../fields/excel-day.ts';
import { parseDate } from '../../fields/parse-date.ts';
import type { SheetRow } from '../../formats/sheet-rows.ts';
import { oneLine } from '../../xml/element.ts';

/** `="---"`, dashes and strokes say nothing. */
const NOTHING = /^=?["'“”\-–—/\s]*$/u;

/** The cell of a column; undefined where it says nothing. */
export function saidIn(row: SheetRow, key: string): string | undefined {
  const text = row.get(key)?.trim();
  return text === undefined || NOTHING.test(text) ? undefined : text;
}

/** Several values of one cell: on lines of their own, behind bullets, lettered, or set apart by semicolons. */
export function valuesIn(text: string | undefined): string[] {
  const parts = (text ?? '').split(/\s*[;\n•]\s*|(?:^|\s)[a-h]\)\s+/);
  return [...new Set(parts.map(oneLine).filter((part) => part !== undefined && !NOTHING.test(part)))].filter(
    (part) => part !== undefined,
  );
}

/** Dates of a cell: "12/03/1957 OR 1958", Excel's number; and the words of those that cannot be read. */
export function datesIn(text: string | undefined): { dates: PartialDate[]; unread: string[] } {
  const parts = valuesIn(text?.replaceAll(/\s+OR\s+/gi, ';'));
  const dates = parts.map((part) => parseDate(excelDay(part) ?? longYear(part)));
  return {
    dates: dates.filter((date) => date !== undefined),
    unread: parts.filter((_, at) => dates[at] === undefined),
  };
}

/** "16/6/67" is of last century: nobody is designated who was born in this one so long before. */
function longYear(text: string): string {
  return text.replace(/^(\d{1,2}[/.]\d{1,2}[/.])([3-9]\d)$/, '$119$2');
}
