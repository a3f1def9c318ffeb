import type { Index } from '../index/open/open-index.ts';
import { LEAST_THRESHOLD } from '../screen/default-policy.ts';
import { screen } from '../screen/screen.ts';
import type { DiagnosedListing, DiagnosisChange } from '../types/diagnosis.ts';
import { POLICY_FILTERS } from '../types/diagnosis.ts';
import type { ListingId } from '../types/listing.ts';
import type { Policy, Query } from '../types/query.ts';
import { without } from './party-listings.ts';

/** More than there can be parties, so nothing is cut off. */
export const NO_LIMIT = 1_000_000_000;

/** Rank of a party among all results under a policy, 1 for the first; null if it is not a result. */
export function rankOf(index: Index, query: Query, policy: Policy, entityId: ListingId): number | null {
  const { hits } = screen(index, query, { ...policy, limit: NO_LIMIT });
  const at = hits.findIndex((hit) => hit.entityId === entityId);
  return at === -1 ? null : at + 1;
}

export type Changes = { readonly changes: readonly DiagnosisChange[] | null; readonly foundAt: number | null };

type Stopped = {
  readonly entityId: ListingId;
  readonly listings: readonly DiagnosedListing[];
  readonly nameScore: number | null;
  readonly alerts: boolean;
};

/**
 * The smallest change to policy and request after which a search shows the party. Each change is verified by a search.
 */
export function changesFor(index: Index, query: Query, policy: Policy, stopped: Stopped): Changes {
  const changes: DiagnosisChange[] = [];
  let changed = policy;
  const fewest = [...stopped.listings].sort((a, b) => a.leftOutBy.length - b.leftOutBy.length)[0]?.leftOutBy ?? [];
  for (const filter of POLICY_FILTERS) {
    if (!fewest.includes(filter)) continue;
    changed = without(changed, filter);
    changes.push(
      filter === 'includeDelisted'
        ? { member: filter, value: true, text: 'Include listings that the publisher has ended.' }
        : { member: filter, value: null, text: `Do not restrict the search to some ${filter}.` },
    );
  }
  const reached = Math.floor((stopped.nameScore ?? 0) * 10) / 10;
  const isShown = (): number | null => rankOf(index, query, changed, stopped.entityId);
  if (isShown() === null && !stopped.alerts) {
    changed = { ...changed, weakAliases: 'always' };
    changes.push({
      member: 'weakAliases',
      value: 'always',
      text: 'Let names that the publisher marks weak make a result on their own.',
    });
  }
  if (isShown() === null && reached < changed.threshold && reached >= LEAST_THRESHOLD) {
    changed = { ...changed, threshold: reached };
    changes.push({ member: 'threshold', value: reached, text: `Lower the threshold to ${reached}.` });
  }
  const rank = isShown();
  if (rank === null) return { changes: null, foundAt: null };
  if (rank > policy.limit) {
    changes.push({ member: 'limit', value: rank, text: `Show ${rank} results instead of ${policy.limit}.` });
  }
  return { changes, foundAt: reached >= LEAST_THRESHOLD ? reached : null };
}
