import type { ListingFacts } from '../index/index-data.ts';
import type { Verdict } from '../types/result.ts';
import { rangeOf } from './civil-days.ts';

type ListedDate = NonNullable<ListingFacts['birthDates']>[number];

/** Publishers' "circa" is taken as two years either way. */
const CIRCA_DAYS = 2 * 366;
const YEAR_DAYS = 366;

/**
 * Compares a submitted birth date with one listed one.
 *
 * `match`: the same day, month or year as both give it, or a stated range that holds it. `close`: one is less exact and agrees, day
 * and month swapped, one part of a full date different within the year, the same day of a neighbouring year, or within two
 * years of a "circa". `conflict`: none of these. `unknown`: not a date.
 */
export function compareBirthDates(submitted: string, listed: ListedDate): Verdict {
  const query = rangeOf(submitted);
  const [from, to] = [rangeOf(listed.earliest), rangeOf(listed.latest)];
  if (!query || !from || !to) return 'unknown';
  const [earliest, latest] = [from.earliest, to.latest];
  const slack = listed.circa ? CIRCA_DAYS : 0;
  if (query.earliest === earliest && query.latest === latest) return listed.circa ? 'close' : 'match';
  const inside = query.earliest >= earliest && query.latest <= latest;
  if (inside) return latest - earliest > YEAR_DAYS && !listed.circa ? 'match' : 'close';
  if (query.latest >= earliest - slack && query.earliest <= latest + slack) return 'close';
  return isSlip(submitted, listed) ? 'close' : 'conflict';
}

/** A full date mistyped: day and month swapped, one part different, or a neighbouring year. */
function isSlip(submitted: string, listed: ListedDate): boolean {
  if (submitted.length !== 10 || listed.earliest !== listed.latest) return false;
  const [a, b] = [submitted.split('-').map(Number), listed.earliest.split('-').map(Number)];
  const [[y1 = 0, m1 = 0, d1 = 0], [y2 = 0, m2 = 0, d2 = 0]] = [a, b];
  if (y1 === y2) return (m1 === d2 && d1 === m2) || m1 === m2 || d1 === d2;
  return m1 === m2 && d1 === d2 && Math.abs(y1 - y2) === 1;
}

/** Years between a submitted date and the nearest day of a listed one, rounded down; 0 where they touch. */
export function yearsApart(submitted: string, listed: ListedDate): number {
  const query = rangeOf(submitted);
  const [from, to] = [rangeOf(listed.earliest), rangeOf(listed.latest)];
  if (!query || !from || !to) return 0;
  const days = Math.max(0, from.earliest - query.latest, query.earliest - to.latest);
  return Math.floor(days / 365.2425);
}
