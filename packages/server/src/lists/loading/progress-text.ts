import { countText } from './count-text.ts';
import type { LoadProgress } from './load-tracker.ts';

/** Progress of loading lists, in a short line for the operator. */
export function progressText({ phase, lists, list, listings, bytes }: LoadProgress): string {
  if (phase === 'indexing')
    return `indexing: ${countText(listings?.done ?? 0)} of ${countText(listings?.of ?? 0)} listings`;
  const of = lists.of === null ? '' : ` of ${lists.of}`;
  if (phase === 'reading') {
    const read = listings === null ? '' : `, ${countText(listings.done)} listings`;
    return `reading lists: ${lists.done}${of} files${read}`;
  }
  const now = list === null || bytes === null ? '' : `, ${list} ${byteText(bytes.done, bytes.of)}`;
  return `downloading lists: ${lists.done}${of} done${now}`;
}

/** Received bytes and total; `of` is null if the total is unknown. */
export const byteText = (bytes: number, of: number | null): string =>
  `${megabytes(bytes)}${of === null ? '' : ` of ${megabytes(of)}`} MB`;

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);
