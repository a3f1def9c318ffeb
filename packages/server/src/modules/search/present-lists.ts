import { notCoveredBy, type SearchResponse } from '@namesake/contract';
import type { Effect, Policy } from '@namesake/engine';
import type { ListState } from '../../lists/state/list-state.ts';
import { loadedIds, notSearched, presentListUsed } from '../lists/view.ts';

/** The lists that an answer used, and those that it did not. */
export const listsInAnswer = (
  lists: readonly ListState[],
  { effects }: Policy,
): Pick<SearchResponse, 'lists' | 'coverage'> => ({
  lists: lists.map(presentListUsed),
  coverage: {
    notCovered: notCoveredBy(effectsSearched(lists, effects)),
    heldRemovals: heldRemovals(lists),
    notSearched: notSearched(loadedIds(lists)),
  },
});

/** Effects of which these lists have listings that the policy searches. */
const effectsSearched = (lists: readonly ListState[], wanted: Policy['effects']): ReadonlySet<Effect> =>
  new Set(
    lists
      .flatMap(({ loaded }) => loaded?.effects ?? [])
      .map(({ effect }) => effect)
      .filter((effect) => wanted === undefined || wanted.includes(effect)),
  );

/** Lists of which listings are searched although the publisher's newest file lacks them, with how many. */
function heldRemovals(states: readonly ListState[]): SearchResponse['coverage']['heldRemovals'] {
  return states
    .filter(({ heldRemovals: count }) => count > 0)
    .map(({ id, heldRemovals: count }) => ({ list: id, count }));
}
