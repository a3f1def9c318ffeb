import { notCoveredUnder, type SearchResponse } from '@namesake/contract';
import type { Policy } from '@namesake/engine';
import type { ListState } from '../../lists/state/list-state.ts';
import { heldRemovals } from '../lists/held-removals.ts';
import { loadedIds, notSearched } from '../lists/not-searched.ts';
import { presentListUsed } from '../lists/present-list.ts';

/** Members of an answer that tell what was searched: the same for all until the lists change or are a second older. */
type Shared = Pick<SearchResponse, 'lists' | 'coverage'>;
/** Members that stand before them. */
type Head = Pick<
  SearchResponse,
  | 'searchId'
  | 'searchText'
  | 'searchedAt'
  | 'interpretedAs'
  | 'outcome'
  | 'complete'
  | 'notCompared'
  | 'total'
  | 'results'
  | 'suppressed'
>;
type Tail = Omit<SearchResponse, keyof Shared | keyof Head>;

/** What was searched, and under which policy. */
export type Searched = { readonly lists: readonly ListState[]; readonly policy: Policy };

/** An answer as JSON. What was searched is most of it, and is written once for many answers. */
export function answerJson(head: Head, searched: Searched, tail: Tail): string {
  return `${JSON.stringify(head).slice(0, -1)},${sharedJson(searched)},${JSON.stringify(tail).slice(1)}`;
}

// The states of lists are one value until they change.
const written = new WeakMap<readonly ListState[], WeakMap<Policy, string>>();

/** Without the braces. */
function sharedJson({ lists, policy }: Searched): string {
  const byPolicy = written.get(lists) ?? new WeakMap<Policy, string>();
  written.set(lists, byPolicy);
  const before = byPolicy.get(policy);
  if (before !== undefined) return before;
  const shared: Shared = {
    lists: lists.map(presentListUsed),
    coverage: {
      notCovered: notCoveredUnder(policy.effects),
      heldRemovals: heldRemovals(lists),
      notSearched: notSearched(loadedIds(lists)),
    },
  };
  const json = JSON.stringify(shared).slice(1, -1);
  byPolicy.set(policy, json);
  return json;
}
