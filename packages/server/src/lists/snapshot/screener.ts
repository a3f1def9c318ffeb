import type { Diagnosis, EntityListings, ListingId, Policy, Query, Screening } from '@namesake/engine';

/**
 * What the service asks of the matching engine: a port, so that services are tested without an index. Pure and
 * synchronous, like the engine itself; no text makes it throw anything but `SearchTooExpensiveError`.
 */
export type Screener = {
  /** @param mostSteps work that the search may take; as much as any search may where absent */
  screen(query: Query, policy: Policy, mostSteps?: number): Screening;
  /** Why the party of a listing is found by a query, or is not. */
  diagnose(query: Query, policy: Policy, listingId: string): Diagnosis;
  /** The listing that a name fits best. */
  findByName(name: string): ListingId | undefined;
  /** The party that a listing is shown as part of; every member's id resolves. */
  entityOf(listingId: string): EntityListings | undefined;
};

/** Which engine and model a screener is; both are in every answer. */
export type EngineIdentity = { readonly version: string; readonly modelHash: string };
