import { ListRefused } from '../list-refused.ts';
import type { ListVersion } from '../list-version.ts';
import type { Source } from '../source.ts';

/** A list never lost this share of its records at once, but files cut short by a publisher's fault did. */
const MAX_SHRINK = 0.3;

/**
 * Throws `ListRefused` if a well-formed new version is still not to be believed: too few records for this list, older
 * than what is in use, or smaller by more than 30 %.
 */
export function assertAcceptable(source: Source, next: ListVersion, current: ListVersion | undefined): void {
  const where = { list: source.id };
  if (next.records < source.minimumRecords) {
    const reason = `holds ${next.records} records, fewer than the ${source.minimumRecords} this list always has`;
    throw new ListRefused('too_few', reason, where);
  }
  if (current === undefined) return;
  if (next.publishedAt < current.publishedAt) {
    const reason = `is of ${next.publishedAt}, older than the version in use (${current.publishedAt})`;
    throw new ListRefused('older', reason, where);
  }
  if (next.records < current.records * (1 - MAX_SHRINK)) {
    const reason = `holds ${next.records} records where the version in use holds ${current.records}: check with the publisher`;
    throw new ListRefused('shrunk', reason, where);
  }
}
