import { listOf } from '../explain/names-of-listing.ts';
import type { Index } from '../index/open/open-index.ts';
import { OPEN_POLICY } from '../screen/default-policy.ts';
import { listingFilter } from '../screen/rank/listing-filter.ts';
import type { DiagnosedListing, PolicyFilter } from '../types/diagnosis.ts';
import { POLICY_FILTERS } from '../types/diagnosis.ts';
import type { Policy } from '../types/query.ts';

/** A policy without one of its filters. */
export function without(policy: Policy, filter: PolicyFilter): Policy {
  if (filter === 'includeDelisted') return { ...policy, includeDelisted: true };
  const { [filter]: _, ...rest } = policy;
  return rest;
}

/** A policy with just one of its filters, so that the search's own filter answers one question at a time. */
function only(policy: Policy, filter: PolicyFilter): Policy {
  return POLICY_FILTERS.filter((other) => other !== filter).reduce(without, { ...OPEN_POLICY, ...policy });
}

/** The listings of a party, and the filters of the policy that leave each out. */
export function partyListings(index: Index, policy: Policy, listings: readonly number[]): DiagnosedListing[] {
  const filters = POLICY_FILTERS.map((filter) => ({ filter, passes: listingFilter(index, only(policy, filter)) }));
  return listings.map((listing) => ({
    id: index.listingId(listing),
    list: listOf(index, listing),
    delisted: index.data.listings.delisted[listing] === 1,
    leftOutBy: filters.filter(({ passes }) => passes(listing) !== 'searched').map(({ filter }) => filter),
  }));
}
