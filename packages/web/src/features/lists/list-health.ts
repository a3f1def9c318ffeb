import type { ListInfo } from '@namesake/contract';

/** Whether somebody should do something about this list. */
export const needsAttention = (list: ListInfo): boolean =>
  list.status !== 'fresh' || list.problem !== null || list.heldRemovals > 0;

/** Those that need attention first, each part in the server's order. */
export const byUrgency = (lists: readonly ListInfo[]): readonly ListInfo[] => [
  ...lists.filter(needsAttention),
  ...lists.filter((list) => !needsAttention(list)),
];

/** Publishers of sanctions change their lists every few weeks. */
const LONG_AGO_SECONDS = 90 * 24 * 3600;

/** Seconds since a list's version was published, where that is so long ago that newer ones are likely; by the server's clock. */
export function publishedLongAgo({ publishedAt, checkedAt, ageSeconds }: ListInfo): number | undefined {
  if (publishedAt === null || checkedAt === null || ageSeconds === null) return undefined;
  const seconds = (Date.parse(checkedAt) - Date.parse(publishedAt)) / 1000 + ageSeconds;
  return seconds > LONG_AGO_SECONDS ? seconds : undefined;
}
