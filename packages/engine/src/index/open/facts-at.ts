import type { ListingFacts } from '../tables/index-data.ts';
import { stringAt } from '../tables/packed-strings.ts';
import type { Index } from './open-index.ts';

/** The facts of a listing that evidence is compared with. The cast is safe: the index itself wrote this JSON. */
export const factsAt = (index: Index, listing: number): ListingFacts =>
  JSON.parse(stringAt(index.data.listings.facts, listing)) as ListingFacts;
