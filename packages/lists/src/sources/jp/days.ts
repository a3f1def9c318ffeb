import type { PartialDate } from '@namesake/engine';
import { excelDay } from '../../fields/excel-day.ts';
import { letteredParts } from '../../fields/lettered-parts.ts';
import { parseDate } from '../../fields/parse-date.ts';

/** First years of the eras since 1868: year n of an era is its first year + n − 1; the first year is written 元. */
const ERAS: Readonly<Record<string, number>> = { 明治: 1868, 大正: 1912, 昭和: 1926, 平成: 1989, 令和: 2019 };

const DATE = '(\\d{4})\\s*年(?:\\s*(\\d{1,2})月)?(?:\\s*(\\d{1,2})日?)?';
const SPAN = new RegExp(`^${DATE}\\s*(?:[-~〜~‐–—]|から)\\s*${DATE}`, 'u');
const SINGLE = new RegExp(`^${DATE}`, 'u');

/** "2000年2月20/29": two days of one month. */
const TWO_DAYS = /(\d{4}年\s*\d{1,2}月)\s*(\d{1,2})\/(\d{1,2})(?!\d)日?/gu;

/** Dates in a cell: the readable ones, and the text of the others. */
export type CellDates = { readonly dates: readonly PartialDate[]; readonly unread: readonly string[] };

/** "1962年12月26日", "(a)1955年-1958年頃 (b)昭和20年", Excel's serial number; 不明 (unknown) means nothing. */
export function datesIn(cell: string): CellDates {
  const dates: PartialDate[] = [];
  const unread: string[] = [];
  const apart = plain(cell).replace(TWO_DAYS, '$1$2日、$1$3日');
  for (const part of letteredParts(apart).flatMap((text) => text.split(/\n|又は|または|及び|、|;/u))) {
    const text = part.trim();
    const date = dateOf(text);
    if (date !== undefined) dates.push(date);
    else if (text !== '' && !isUnknown(text)) unread.push(text);
  }
  return { dates, unread };
}

function dateOf(text: string): PartialDate | undefined {
  const serial = excelDay(text);
  if (serial !== undefined) return parseDate(serial);
  const words = text.replace(/(明治|大正|昭和|平成|令和)\s*(\d{1,2}|元)年/gu, (_, era: string, year: string) => {
    return `${(ERAS[era] ?? 0) + (year === '元' ? 1 : Number(year)) - 1}年`;
  });
  const circa = /頃|約|推定|前後|ごろ|およそ|おおよそ|おおむね/u.test(words);
  const bare = words
    .replace(/^©/u, '')
    .replace(/^(?:約|推定|お?およそ|おおよそ|おおむね)\s*/u, '')
    .replace(/^(\d{4})(?=\s*[-~〜～]\s*\d{4}\s*年)/u, '$1年');
  const [, fromYear, fromMonth, fromDay, toYear, toMonth, toDay] = SPAN.exec(bare) ?? [];
  const from = iso(fromYear, fromMonth, fromDay);
  const to = iso(toYear, toMonth, toDay);
  const [, year, month, day] = SINGLE.exec(bare) ?? [];
  const single = iso(year, month, day);
  const date = parseDate(from !== undefined && to !== undefined ? `${from} to ${to}` : (single ?? english(bare)));
  return date === undefined ? undefined : { ...date, text, circa: date.circa || circa };
}

/** "Born on 2 July 1974", "1962.12.26": converts to forms that the common parser reads. */
function english(text: string): string {
  const [, day, month, year] = /^born.*?(?:(?:on|,)\s*)?(\d{1,2})\s*(\p{L}{3,9})\s*(\d{4})$/iu.exec(text) ?? [];
  if (year !== undefined) return `${day} ${month} ${year}`;
  const [, only] = /^born(?:.*?\bin|.*?,\s*in)?\s*(\d{4})$/iu.exec(text) ?? [];
  return (only ?? text).replace(/^(\d{4})[./](\d{1,2})[./](\d{1,2})\.?$/, '$1-$2-$3');
}

function iso(year: string | undefined, month: string | undefined, day: string | undefined): string | undefined {
  if (year === undefined) return undefined;
  return [year, month, day]
    .filter((part) => part !== undefined)
    .map((part) => part.padStart(2, '0'))
    .join('-');
}

/** Days in a column of notices, "2001.9.22\n2008.6.25改訂" (amended): the first is the day of listing. */
export function noticeDays(cell: string): string[] {
  const serial = excelDay(cell);
  if (serial !== undefined) return [serial];
  const found = plain(cell).matchAll(/(\d{4})\s*[.年/]\s*(\d{1,2})\s*[.月/]\s*(\d{1,2})/gu);
  return [...found].map(([, year, month, day]) => iso(year, month, day) ?? '');
}

export function latestDay(cell: string): string | undefined {
  return noticeDays(cell).sort().at(-1);
}

/** "Unknown", "none": means nothing. */
export function isUnknown(text: string): boolean {
  return /^[(（]?(?:不明|なし|無し|該当なし|未詳|-|−|―)[)）]?$/u.test(text.trim());
}

/** Converts full-width digits, letters and signs to plain ones; Japanese letters stay unchanged. */
export function plain(text: string): string {
  return text
    .replace(/[！-～]/gu, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .replace(/\u3000/gu, ' ');
}
