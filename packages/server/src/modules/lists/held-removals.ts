import type { SearchResponse } from '@namesake/contract';
import type { ListState } from '../../lists/state/list-state.ts';

/** Lists of which listings are searched although the publisher's newest file lacks them, with how many. */
export function heldRemovals(states: readonly ListState[]): SearchResponse['coverage']['heldRemovals'] {
  return states
    .filter(({ heldRemovals: count }) => count > 0)
    .map(({ id, heldRemovals: count }) => ({ list: id, count }));
}
