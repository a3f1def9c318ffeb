import type { ListingFacts } from '../tables/index-data.ts';
import { stringAt } from '../tables/packed-strings.ts';
import type { Index } from './open-index.ts';

/** What evidence is compared with, for one listing. The index wrote this JSON itself: the cast is safe. */
export const factsAt = (index: Index, listing: number): ListingFacts =>
  JSON.parse(stringAt(index.data.listings.facts, listing)) as ListingFacts;
