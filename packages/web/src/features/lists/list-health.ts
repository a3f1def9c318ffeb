import type { ListInfo, ListsLoading, ListsResponse } from '@namesake/contract';

/** Whether this list needs attention. */
export const needsAttention = (list: ListInfo): boolean =>
  list.status !== 'fresh' || list.problem !== null || list.heldRemovalCount > 0;

/** Problems of a list, worst first. */
const WORST_FIRST = [
  'missing',
  'incomplete',
  'stale',
  'unknown',
  'refused',
  'held',
  'failed',
  'aged',
  'sample',
] as const;
export type Trouble = (typeof WORST_FIRST)[number];

/** The worst problem of a list; undefined if there is none. */
export function troubleOf({ status, problemKind, heldRemovalCount: heldRemovals }: ListInfo): Trouble | undefined {
  if (status === 'missing' || status === 'incomplete' || status === 'stale' || status === 'unknown') return status;
  if (problemKind === 'refused') return 'refused';
  if (heldRemovals > 0) return 'held';
  if (problemKind === 'failed') return 'failed';
  return status === 'fresh' ? undefined : status;
}

/** Only a warning: the searched version is old, but still reliable. */
export const isMild = (trouble: Trouble | undefined): boolean => trouble === 'aged' || trouble === 'failed';

/** The worst problem of all lists, and how many have it; undefined if there is none. */
export function worstTrouble(
  lists: readonly ListInfo[],
): { readonly what: Trouble; readonly count: number } | undefined {
  const troubles = lists.map(troubleOf);
  const what = WORST_FIRST.find((trouble) => troubles.includes(trouble));
  return what === undefined ? undefined : { what, count: troubles.filter((trouble) => trouble === what).length };
}

/** Lists that need attention first; otherwise in the server's order. */
export const byUrgency = (lists: readonly ListInfo[]): readonly ListInfo[] => [
  ...lists.filter(needsAttention),
  ...lists.filter((list) => !needsAttention(list)),
];

const DAY_SECONDS = 24 * 3600;

/** Age in seconds of a list's version, by the server's clock, if its publisher has most likely published again. */
export function publishedLongAgo(list: ListInfo): number | undefined {
  const { publishedAt, publishedEveryDays, checkedAt, ageSeconds } = list;
  if (publishedAt === null || publishedEveryDays === null || ageSeconds === null) return undefined;
  const atCheck = checkedAt === null ? 0 : (Date.parse(checkedAt) - Date.parse(publishedAt)) / 1000;
  const seconds = atCheck + ageSeconds;
  return seconds > publishedEveryDays * DAY_SECONDS ? seconds : undefined;
}

/** Progress of loading the first real lists; null afterwards, since a refresh blocks nothing. */
export const firstLoading = (data: Pick<ListsResponse, 'loading' | 'demo'> | undefined): ListsLoading | null =>
  data === undefined || data.loading === null || (data.loading.searchable && !data.demo) ? null : data.loading;
