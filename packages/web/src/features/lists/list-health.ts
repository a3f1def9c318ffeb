import type { ListInfo } from '@namesake/contract';

/** Whether somebody should do something about this list. */
export const needsAttention = (list: ListInfo): boolean =>
  list.status !== 'fresh' || list.problem !== null || list.heldRemovals > 0;

/** Those that need attention first, each part in the server's order. */
export const byUrgency = (lists: readonly ListInfo[]): readonly ListInfo[] => [
  ...lists.filter(needsAttention),
  ...lists.filter((list) => !needsAttention(list)),
];
