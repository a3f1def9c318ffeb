import { ListRefused } from './list-refused.ts';
import type { ListVersion } from './list-version.ts';
import type { Source } from './source.ts';

/** No list ever lost this share of its records at once, but files truncated by a publisher's fault did. */
const MAX_SHRINK = 0.3;
/** No list ever doubled between two versions; a file that repeats another list, or itself under other ids, does. */
const MAX_GROWTH = 1;
/** A date begins up to this long before its UTC midnight somewhere, and has ended everywhere this long after it. */
const DAY_BEGINS_MS = 14 * 3_600_000;
const DAY_ENDS_MS = 36 * 3_600_000;
/**
 * Publishers' clocks and time zones differ by less. A date far in the future would make every later version look older.
 */
export const MAX_AHEAD_MS = 2 * 24 * 3_600_000;

/**
 * Throws `ListRefused` if a well-formed new version is implausible: too few records for this list, dated in the future,
 * older than the one in use, smaller by more than 30 % or more than twice as large.
 */
export function assertAcceptable(
  source: Pick<Source, 'id' | 'minimumRecords'>,
  next: ListVersion,
  current: ListVersion | undefined,
  nowMs: number,
): void {
  const where = { list: source.id };
  if (next.records < source.minimumRecords) {
    const reason = `holds ${next.records} records, fewer than the ${source.minimumRecords} this list always has`;
    throw new ListRefused('too_few', reason, where);
  }
  if (Date.parse(next.publishedAt) > nowMs + MAX_AHEAD_MS) {
    const reason = `is of ${next.publishedAt}, which is still to come: check with the publisher`;
    throw new ListRefused('future', reason, where);
  }
  if (current === undefined) return;
  if (isOlder(next.publishedAt, current.publishedAt)) {
    const reason = `is of ${next.publishedAt}, older than the version in use (${current.publishedAt})`;
    throw new ListRefused('older', reason, where);
  }
  if (next.records < current.records * (1 - MAX_SHRINK)) {
    const reason = `holds ${next.records} records where the version in use holds ${current.records}: check with the publisher`;
    throw new ListRefused('shrunk', reason, where);
  }
  if (next.records > current.records * (1 + MAX_GROWTH)) {
    const reason = `holds ${next.records} records where the version in use holds ${current.records}: check with the publisher`;
    throw new ListRefused('grown', reason, where);
  }
}

/**
 * One form of a list has the minute of its publication, another only the day (OFAC's ENHANCED and SDN.XML): a day is
 * not older than a moment in it. Two of the same kind are compared as they are.
 */
export function isOlder(next: string, current: string): boolean {
  if (isDay(next) === isDay(current)) return next < current;
  const [at, before] = [Date.parse(next), Date.parse(current)];
  return isDay(next) ? at + DAY_ENDS_MS <= before : at < before - DAY_BEGINS_MS;
}

function isDay(instant: string): boolean {
  return /T00:00:00(?:\.0+)?Z$/.test(instant);
}
