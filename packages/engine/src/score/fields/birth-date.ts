import type { ListingFacts } from '../../index/tables/index-data.ts';
import type { PartialDate } from '../../types/listing.ts';
import type { Verdict } from '../../types/result.ts';
import { type DayRange, rangeOf } from './civil-days.ts';
import { readBirthDate } from './read-birth-date.ts';

type ListedDate = NonNullable<ListingFacts['birthDates']>[number];

/** "circa" on either side allows two years in both directions. */
const CIRCA_DAYS = 2 * 366;
const YEAR_DAYS = 366;

const ORDER: readonly Verdict[] = ['match', 'close', 'conflict', 'unknown'];
/** The most favourable of several verdicts; `unknown` if there are none. */
export const bestVerdict = (verdicts: readonly Verdict[]): Verdict =>
  ORDER.find((verdict) => verdicts.includes(verdict)) ?? 'unknown';

/**
 * Compares a submitted birth date with a listed one. An ambiguous submitted date counts in both readings.
 * @returns `match`: the same day, month or year at the precision of both, or within a stated range. `close`: agrees at
 * a lower precision, day and month swapped, one part of a full date different within the year, one day, month or year
 * off, or within two years of a "circa". `conflict`: none of these. `unknown`: not a date.
 */
export function compareBirthDates(submitted: string, listed: ListedDate): Verdict {
  return bestVerdict(readBirthDate(submitted).map((date) => compareDates(date, listed)));
}

function compareDates(submitted: PartialDate, listed: ListedDate): Verdict {
  const [query, known] = [daysOf(submitted), daysOf(listed)];
  if (!query || !known) return 'unknown';
  const { earliest, latest } = known;
  const isCirca = submitted.circa || listed.circa;
  const slack = (submitted.circa ? CIRCA_DAYS : 0) + (listed.circa ? CIRCA_DAYS : 0);
  if (query.earliest === earliest && query.latest === latest) return isCirca ? 'close' : 'match';
  const inside = query.earliest >= earliest && query.latest <= latest;
  if (inside) return latest - earliest > YEAR_DAYS && !isCirca ? 'match' : 'close';
  if (query.latest >= earliest - slack && query.earliest <= latest + slack) return 'close';
  return isSlip(submitted, listed) ? 'close' : 'conflict';
}

function daysOf({ earliest, latest }: Pick<PartialDate, 'earliest' | 'latest'>): DayRange | undefined {
  const [from, to] = [rangeOf(earliest), rangeOf(latest)];
  return from && to && { earliest: from.earliest, latest: to.latest };
}

/** Whether a full date is mistyped: day and month swapped, one part different, or one day, month or year off. */
function isSlip(submitted: PartialDate, listed: ListedDate): boolean {
  if (submitted.earliest !== submitted.latest || listed.earliest !== listed.latest) return false;
  const [a, b] = [submitted.earliest.split('-').map(Number), listed.earliest.split('-').map(Number)];
  const [[y1 = 0, m1 = 0, d1 = 0], [y2 = 0, m2 = 0, d2 = 0]] = [a, b];
  if (y1 === y2 && ((m1 === d2 && d1 === m2) || m1 === m2 || d1 === d2)) return true;
  const monthsApart = Math.abs(y1 * 12 + m1 - y2 * 12 - m2);
  return (d1 === d2 && (monthsApart === 1 || monthsApart === 12)) || isNextDay(submitted, listed);
}

function isNextDay(submitted: PartialDate, listed: ListedDate): boolean {
  const [query, known] = [daysOf(submitted), daysOf(listed)];
  return query !== undefined && known !== undefined && Math.abs(query.earliest - known.earliest) === 1;
}

/** Full years between a submitted date and the nearest day of a listed one; 0 if they overlap or one is not a date. */
export function yearsApart(submitted: string, listed: ListedDate): number {
  const known = daysOf(listed);
  const years = readBirthDate(submitted).flatMap((date) => {
    const query = daysOf(date);
    if (!query || !known) return [];
    return Math.floor(Math.max(0, known.earliest - query.latest, query.earliest - known.latest) / 365.2425);
  });
  return years.length === 0 ? 0 : Math.min(...years);
}

/** Precision of a submitted date; that of its most precise reading. */
export function exactnessOf(submitted: string): 'day' | 'month' | 'year' {
  const parts = readBirthDate(submitted).map(({ earliest, latest }) =>
    earliest.slice(0, MONTH) !== latest.slice(0, MONTH)
      ? 'year'
      : earliest === latest && earliest.length > MONTH
        ? 'day'
        : 'month',
  );
  return parts.includes('day') ? 'day' : parts.includes('month') ? 'month' : 'year';
}

/** Number of characters in a year with its month. */
const MONTH = 'YYYY-MM'.length;
