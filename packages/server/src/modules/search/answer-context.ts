import { notCoveredBy, type SearchResponse } from '@namesake/contract';
import type { Effect, Policy } from '@namesake/engine';
import type { App } from '../../context/app.ts';
import type { ListState } from '../../lists/state/list-state.ts';
import { listWarnings } from '../lists/list-warnings.ts';
import { loadedIds, notSearched, presentListUsed } from '../lists/view.ts';
import { policyHash } from '../policies/find-policy.ts';

/**
 * Shared part of all answers under one policy until the lists change, recorded once as an answer without results. Times
 * and ages are those of its creation; each answer carries its own.
 */
export function answerContext(app: App, policy: Policy): string {
  const states = app.lists.states(app.now());
  const origin = app.lists.current()?.origin;
  const outcome = origin === 'sample' ? 'demo' : 'no_match';
  const template: SearchResponse = {
    view: 'full',
    searchId: 'srch_',
    searchText: '',
    searchedAt: new Date(app.now()).toISOString(),
    interpretedAs: ['name'],
    outcome,
    complete: outcome === 'no_match',
    notCompared: [],
    total: 0,
    results: [],
    suppressed: {
      weakAliasOnlyCount: 0,
      overLimitCount: 0,
      nearMissCount: 0,
      lightNameCount: 0,
      items: [],
    },
    ...listsInAnswer(states, policy),
    engine: engineInfo(app, { base: policy, policy }, policy.threshold, 0),
    deviations: [],
    restricted: false,
    warnings: listWarnings(states, app.lists, app.now()),
  };
  return JSON.stringify({ ...template, policy });
}

/** The policy that was named, and the policy in effect after the changes of the request. */
export type PoliciesUsed = { readonly base: Policy; readonly policy: Policy };

/** Engine, model and policy of an answer. */
export function engineInfo(
  app: App,
  { base, policy }: PoliciesUsed,
  threshold: number,
  tookMs: number,
): SearchResponse['engine'] {
  const { version, modelHash } = app.engine;
  const basePolicyHash = policyHash(base);
  const hashes = { policyHash: policy === base ? basePolicyHash : policyHash(policy), basePolicyHash };
  return { version, modelHash, policy: policy.name, ...hashes, threshold, tookMs };
}

/** Lists that an answer used, and their gaps in coverage. */
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

/** Effects that these lists contain and the policy searches. */
const effectsSearched = (lists: readonly ListState[], wanted: Policy['effects']): ReadonlySet<Effect> =>
  new Set(
    lists
      .flatMap(({ loaded }) => loaded?.effects ?? [])
      .map(({ effect }) => effect)
      .filter((effect) => wanted === undefined || wanted.includes(effect)),
  );

/** Lists with held removals, and their number: listings that are searched although the newest file lacks them. */
function heldRemovals(states: readonly ListState[]): SearchResponse['coverage']['heldRemovals'] {
  return states
    .filter(({ heldRemovals: count }) => count > 0)
    .map(({ id, heldRemovals: count }) => ({ list: id, count }));
}
