import type { PartialDate } from '@namesake/engine';
import { excelDay } from '../../fields/excel-day.ts';
import { letteredParts } from '../../fields/lettered-parts.ts';
import { parseDate } from '../../fields/parse-date.ts';

/** Dates in a cell: the readable ones, and the text of the others. */
export type CellDates = { readonly dates: readonly PartialDate[]; readonly unread: readonly string[] };

/** "a) 1959 b) Approximately 1960-1962; DOB alias: 5/3/1958", or Excel's serial number. "na" means nothing. */
export function datesIn(cell: string): CellDates {
  const dates: PartialDate[] = [];
  const unread: string[] = [];
  for (const part of letteredParts(cell.replace(YEARS, '$1-$2')).flatMap(pieces)) {
    const date = parseDate(excelDay(part) ?? part);
    if (date !== undefined) dates.push(date);
    else if (!/^(?:na|n\/a|unknown)?\.?$/i.test(part)) unread.push(part);
  }
  return { dates, unread };
}

/** "1999, 2003": a range of years, as the publisher documents it. */
const YEARS = /(?<![\d/])(\d{4})\s*,\s*(\d{4})(?![\d/])/g;
const FULL_DATE = String.raw`(?:\d{1,2}/\d{1,2}/\d{4}|\d{1,2}\s+[A-Za-z]{3,9}\.?\s+\d{4})`;
/** Two full dates with nothing, or an arrow, between them. */
const NEXT_DATE = new RegExp(`(?<=${FULL_DATE})\\s*(?:>>\\s*|\\s)(?=${FULL_DATE})`);

function pieces(text: string): string[] {
  return text
    .replace(/\([^()]*\)/g, (words) => (/^\([^()]*\d{4}\)$/.test(words) ? words.slice(1, -1) : ';'))
    .split(/[;,]|\s+or\s+/i)
    .flatMap((part) => part.trim().split(NEXT_DATE))
    .map((part) =>
      part.replace(
        /^(?:alt(?:ernat\w*)?|alias)?\s*(?:dob|date of birth|born)?\s*(?:alias)?\s*:?\s*(?=\d|[A-Z][a-z]{2})/i,
        '',
      ),
    )
    .map((part) =>
      part
        .replace(/(\d)\s*-\s*(\d)/g, '$1-$2')
        .replace(/^(\d{1,2})\.\s/, '$1 ')
        .replace(/[\s.>]+$/g, '')
        .trim(),
    )
    .filter((part) => part !== '');
}
