import { NOT_COVERED_CODES, type SearchResponse } from '@namesake/contract';
import type { Policy } from '@namesake/engine';
import type { App } from '../app.ts';
import { listWarnings } from '../lists/list-warnings.ts';
import { presentListUsed } from '../lists/present-list.ts';
import { policyHash } from './policy-hash.ts';

/**
 * What all answers share until lists or policy change: recorded once, as an answer that found nothing. Times and ages
 * are those of the moment it was made; each answer carries its own.
 */
export function answerContext(app: App): string {
  const states = app.lists.states(app.now());
  const origin = app.lists.current()?.origin;
  const outcome = origin === 'sample' ? 'demo' : 'no_match';
  const template: SearchResponse = {
    searchId: 'srch_',
    searchText: '',
    searchedAt: new Date(app.now()).toISOString(),
    interpretedAs: ['name'],
    outcome,
    complete: outcome === 'no_match',
    total: 0,
    nextCursor: null,
    results: [],
    suppressed: { whitelisted: 0, weakAliasOnly: 0, byConflict: 0, overLimit: 0, nearMisses: 0, items: [] },
    lists: states.map(presentListUsed),
    coverage: { notCovered: [...NOT_COVERED_CODES] },
    engine: engineInfo(app, app.policy, app.policy.threshold, 0),
    deviations: [],
    restricted: false,
    warnings: listWarnings(states, app.lists),
  };
  return JSON.stringify({ ...template, policy: app.policy });
}

/** Which engine, model and policy an answer is from; the policy is the one in force, changes of the request included. */
export function engineInfo(app: App, policy: Policy, threshold: number, tookMs: number): SearchResponse['engine'] {
  const { version, modelHash } = app.engine;
  return { version, modelHash, policy: policy.name, policyHash: policyHash(policy), threshold, tookMs };
}
