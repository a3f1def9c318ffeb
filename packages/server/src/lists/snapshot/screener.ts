import type { Diagnosis, EntityListings, ListingId, Policy, Query, Screening } from '@namesake/engine';

/**
 * Port to the matching engine, so that services can be tested without an index. Pure and synchronous, like the engine;
 * no text makes it throw anything but `SearchTooExpensiveError`.
 */
export type Screener = {
  /** @param mostSteps limit of work; the limit of any search if absent */
  screen(query: Query, policy: Policy, mostSteps?: number): Screening;
  /** Why a query finds the party of a listing, or does not. */
  diagnose(query: Query, policy: Policy, listingId: string): Diagnosis;
  /** The listing that a name fits best. */
  findByName(name: string): ListingId | undefined;
  /** The party that shows a listing; the id of every member resolves. */
  entityOf(listingId: string): EntityListings | undefined;
};

/** Engine and model of a screener; every answer includes both. */
export type EngineIdentity = { readonly version: string; readonly modelHash: string };
