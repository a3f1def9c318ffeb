import type { ListingFacts } from './index-data.ts';
import type { Index } from './open-index.ts';
import { stringAt } from './packed-strings.ts';

/** What evidence is compared with, for one listing. The index wrote this JSON itself, hence the cast. */
export const factsAt = (index: Index, listing: number): ListingFacts =>
  JSON.parse(stringAt(index.data.listings.facts, listing)) as ListingFacts;
