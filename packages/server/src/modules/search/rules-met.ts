import type { AppliedRule } from '@namesake/contract';
import type { App } from '../../context/app.ts';
import { byListing } from '../decisions/hit-counts.ts';
import { foldDecisions } from '../decisions/store/decision-state.ts';
import { judgeHit, type Rules } from '../rules/store/judge-hit.ts';
import type { ScreenedRequest } from './good-guys-of.ts';

/** The rule that applies to each party, if any. Current rules are not applied to past lists. */
export async function rulesMet(
  app: App,
  { request, policy, everyHit }: Pick<ScreenedRequest, 'request' | 'policy' | 'everyHit'>,
  inForce: Rules,
): Promise<ReadonlyMap<string, AppliedRule>> {
  if (inForce.length === 0 || request.asOf !== undefined) return new Map();
  const hits = await everyHit();
  const listings = hits.flatMap((hit) => hit.listings);
  const held = await heldListings(app, request.externalRef, listings);
  return new Map(
    hits.flatMap((hit) => {
      const rule = judgeHit(inForce, hit, { policy, held });
      return rule === undefined ? [] : [[hit.entityId, rule] as const];
    }),
  );
}

/** Listings for which a decision or proposal about this reference says something other than false positive. */
export async function heldListings(
  { storage }: Pick<App, 'storage'>,
  externalRef: string | undefined,
  listings: readonly string[],
): Promise<ReadonlySet<string>> {
  if (externalRef === undefined || listings.length === 0) return new Set();
  const about = await storage.hitDecisions.about({ kind: 'reference', externalRef }, listings);
  const held = new Set<string>();
  for (const [listing, decisions] of byListing(about)) {
    const { states } = foldDecisions(decisions);
    const counts = decisions.filter(({ id }) => states.get(id) === 'in_force' || states.get(id) === 'proposed');
    if (counts.some(({ verdict }) => verdict !== 'false_positive')) held.add(listing);
  }
  return held;
}
