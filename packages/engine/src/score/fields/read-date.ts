import type { PartialDate } from '../../types/listing.ts';
import { daysInMonth } from './civil-days.ts';

/** Which of the two numbers before a year is the day. */
export type DayOrder = 'day_first' | 'month_first';

type Span = { readonly earliest: string; readonly latest: string; readonly circa: boolean };

const MAX_LENGTH = 200;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = '(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\\.?';
const CIRCA =
  /^(?:approximately|approximate|approx\.?|circa|ca\.?|c\.?|around|about|possibly|estimated)\s*[:,]?\s+|^~\s*/i;

const ISO = /^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?(?:T.*)?(?:Z|[+-]\d\d:\d\d)?$/;
const SLASHED = /^([0-3]?\d|dd|xx)[/.]([01]?\d|mm|xx)[/.](\d{4})$/i;
const AMERICAN = /^([01]?\d|mm|xx)[/.]([0-3]?\d|dd|xx)[/.](\d{4})$/i;
const MONTH_SLASHED = /^([01]?\d)[/.](\d{4})$/;
/** Masked days and months before a range of years. */
const MASKED_YEARS = /^(?:dd|xx|00)[/.](?:mm|xx|00)[/.](\d{4}\s*[-–]\s*\d{4})$/i;
const DAY_MONTH_YEAR = new RegExp(`^(\\d{1,2})(?:st|nd|rd|th)?[\\s-]+${MONTH},?[\\s-]+(\\d{4})$`, 'i');
const MONTH_DAY_YEAR = new RegExp(`^${MONTH}\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(\\d{4})$`, 'i');
const MONTH_YEAR = new RegExp(`^${MONTH},?[\\s-]+(\\d{4})$`, 'i');
const YEAR = /^(\d{4})$/;
const MASKED_YEAR = /^(\d{4})[/.-](?:00|mm|xx)[/.-](?:00|dd|xx)$/i;
const DECADE = /^(?:(early|mid|late)[\s-]+)?(?:the\s+)?(\d{3})0'?s$/i;
const BETWEEN = /^(?:between|from)\s+(.+?)\s+(?:and|to|until)\s+(.+)$/i;
const RANGE = /^(.+?)\s*(?:\bto\b|\bor\b|[–—])\s*(.+)$/i;
const YEARS = /^(\d{4})\s*[-/]\s*(\d{4})$/;

/**
 * Reads a day, month, year, decade or range in publishers' formats: `12 Mar 1957`, `Mar 1957`, `1957`, `circa 1957`,
 * `1957 to 1959`, `dd/03/1958`, `00/00/1980`, `1958-03-12`, `between 1950 and 1952`, `early 1960s`. Undefined for
 * anything else and for days that do not exist in the calendar.
 */
export function readDate(text: string, order: DayOrder = 'day_first'): PartialDate | undefined {
  // Dates are short; a long hostile text would cost time.
  if (text.length > MAX_LENGTH) return undefined;
  // Spreadsheets leave an apostrophe before a text, and an escape code for a line break.
  const words = text
    .replace(/_x000D_/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^['’‘]/, '');
  const span = spanOf(words, order);
  return span === undefined ? undefined : { text: words, ...span };
}

/** A range from two years, both as published. Undefined if they are not years or run backwards. */
export function readYears(from: string, to: string): PartialDate | undefined {
  const span = join(spanOf(from.trim(), 'day_first'), spanOf(to.trim(), 'day_first'));
  return span === undefined ? undefined : { text: `${from.trim()} to ${to.trim()}`, ...span };
}

function spanOf(words: string, order: DayOrder): Span | undefined {
  const circa = words.replace(CIRCA, '');
  if (circa !== words) {
    const span = spanOf(circa.trim(), order);
    return span === undefined ? undefined : { ...span, circa: true };
  }
  return single(words, order) ?? range(words, order);
}

function range(words: string, order: DayOrder): Span | undefined {
  const years = words.replace(MASKED_YEARS, '$1');
  const ends = BETWEEN.exec(words) ?? YEARS.exec(years) ?? RANGE.exec(words);
  const [, from, to] = ends ?? [];
  if (from === undefined || to === undefined) return undefined;
  // "Aug. to Sep. 1977": the year is written once.
  const year = /\b\d{4}$/.exec(to.trim())?.[0] ?? '';
  const start = spanOf(from.trim(), order) ?? spanOf(`${from.trim()} ${year}`, order);
  return join(start, spanOf(to.trim(), order));
}

function join(from: Span | undefined, to: Span | undefined): Span | undefined {
  if (from === undefined || to === undefined || from.earliest > to.latest) return undefined;
  return { earliest: from.earliest, latest: to.latest, circa: from.circa || to.circa };
}

function single(words: string, order: DayOrder): Span | undefined {
  const iso = ISO.exec(words);
  if (iso !== null) return spanOfParts(iso[1], iso[2], iso[3]);
  const slashed = order === 'day_first' ? SLASHED.exec(words) : null;
  if (slashed !== null) return spanOfParts(slashed[3], slashed[2], slashed[1]);
  const swapped = order === 'month_first' ? AMERICAN.exec(words) : null;
  if (swapped !== null) return spanOfParts(swapped[3], swapped[1], swapped[2]);
  const slashedMonth = MONTH_SLASHED.exec(words);
  if (slashedMonth !== null) return spanOfParts(slashedMonth[2], slashedMonth[1], undefined);
  const named = DAY_MONTH_YEAR.exec(words);
  if (named !== null) return spanOfParts(named[3], monthNumber(named[2]), named[1]);
  const american = MONTH_DAY_YEAR.exec(words);
  if (american !== null) return spanOfParts(american[3], monthNumber(american[1]), american[2]);
  const month = MONTH_YEAR.exec(words);
  if (month !== null) return spanOfParts(month[2], monthNumber(month[1]), undefined);
  const year = YEAR.exec(words) ?? MASKED_YEAR.exec(words);
  if (year !== null) return spanOfParts(year[1], undefined, undefined);
  const decade = DECADE.exec(words);
  return decade === null ? undefined : spanOfDecade(Number(`${decade[2]}0`), decade[1]?.toLowerCase());
}

function monthNumber(word: string | undefined): string {
  return String(MONTHS.indexOf((word ?? '').slice(0, 3).toLowerCase()) + 1);
}

/** "early 1960s" is 1960–1963, "mid" 1964–1966, "late" 1967–1969. These words make the value approximate. */
function spanOfDecade(start: number, part: string | undefined): Span {
  const [from, to] = part === 'early' ? [0, 3] : part === 'mid' ? [4, 6] : part === 'late' ? [7, 9] : [0, 9];
  return { earliest: `${start + from}-01-01`, latest: `${start + to}-12-31`, circa: part !== undefined };
}

/** Months and days of `00`, `dd`, `mm`, `xx` stand for "unknown". */
function spanOfParts(yearText = '', monthText = '', dayText = ''): Span | undefined {
  const year = Number(yearText);
  if (!(year >= 1000 && year <= 2999)) return undefined;
  const month = masked(monthText);
  const day = masked(dayText);
  if (month === undefined) {
    return day === undefined ? { earliest: `${year}-01-01`, latest: `${year}-12-31`, circa: false } : undefined;
  }
  if (month > 12) return undefined;
  const last = daysInMonth(year, month);
  if (day !== undefined && day > last) return undefined;
  const prefix = `${year}-${two(month)}-`;
  return { earliest: prefix + two(day ?? 1), latest: prefix + two(day ?? last), circa: false };
}

function masked(text: string): number | undefined {
  const number = Number(text);
  return text === '' || Number.isNaN(number) || number === 0 ? undefined : number;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
