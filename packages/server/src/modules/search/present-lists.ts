import { notCoveredBy, type SearchResponse } from '@namesake/contract';
import type { Effect, Policy } from '@namesake/engine';
import type { ListState } from '../../lists/state/list-state.ts';
import { heldRemovals } from '../lists/held-removals.ts';
import { loadedIds, notSearched } from '../lists/not-searched.ts';
import { presentListUsed } from '../lists/present-list.ts';

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
