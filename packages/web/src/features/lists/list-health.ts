import type { ListInfo, ListsLoading, ListsResponse } from '@namesake/contract';

/** Whether this list needs attention. */
export const needsAttention = (list: ListInfo): boolean =>
  list.status !== 'fresh' || list.problem !== null || list.heldRemovalCount > 0;

/** What is worst in each list that needs attention, from the worst on. */
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

/** What is wrong with a list; undefined where nothing is. */
export function troubleOf({ status, problemKind, heldRemovalCount: heldRemovals }: ListInfo): Trouble | undefined {
  if (status === 'missing' || status === 'incomplete' || status === 'stale' || status === 'unknown') return status;
  if (problemKind === 'refused') return 'refused';
  if (heldRemovals > 0) return 'held';
  if (problemKind === 'failed') return 'failed';
  return status === 'fresh' ? undefined : status;
}

/** Only a warning: the searched version is old, but still reliable. */
export const isMild = (trouble: Trouble | undefined): boolean => trouble === 'aged' || trouble === 'failed';

/** The worst of all lists, and how many have it; undefined where all is well. */
export function worstTrouble(
  lists: readonly ListInfo[],
): { readonly what: Trouble; readonly count: number } | undefined {
  const troubles = lists.map(troubleOf);
  const what = WORST_FIRST.find((trouble) => troubles.includes(trouble));
  return what === undefined ? undefined : { what, count: troubles.filter((trouble) => trouble === what).length };
}

/** Those that need attention first, each part in the server's order. */
export const byUrgency = (lists: readonly ListInfo[]): readonly ListInfo[] => [
  ...lists.filter(needsAttention),
  ...lists.filter((list) => !needsAttention(list)),
];

const DAY_SECONDS = 24 * 3600;

/** Age in seconds of a list's version, if its publisher has most likely published again; by the server's clock. */
export function publishedLongAgo(list: ListInfo): number | undefined {
  const { publishedAt, publishedEveryDays, checkedAt, ageSeconds } = list;
  if (publishedAt === null || publishedEveryDays === null || ageSeconds === null) return undefined;
  const atCheck = checkedAt === null ? 0 : (Date.parse(checkedAt) - Date.parse(publishedAt)) / 1000;
  const seconds = atCheck + ageSeconds;
  return seconds > publishedEveryDays * DAY_SECONDS ? seconds : undefined;
}

/** Progress of loading the first real lists; null once there are some, since a refresh blocks nothing. */
export const firstLoading = (data: Pick<ListsResponse, 'loading' | 'demo'> | undefined): ListsLoading | null =>
  data === undefined || data.loading === null || (data.loading.searchable && !data.demo) ? null : data.loading;
