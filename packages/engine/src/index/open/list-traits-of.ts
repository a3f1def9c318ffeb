import type { ListTraits } from '../../types/listing.ts';
import type { Index } from './open-index.ts';

const NONE: ListTraits = {};

/** What is special to the list of a listing. */
export const listTraitsOf = ({ data }: Index, listing: number): ListTraits =>
  data.listTraits[data.listings.list[listing] ?? 0] ?? NONE;
