import type { ListTraits } from '../../types/listing.ts';
import type { Index } from './open-index.ts';

const NONE: ListTraits = {};

/** The properties of a listing's list. */
export const listTraitsOf = ({ data }: Index, listing: number): ListTraits =>
  data.listTraits[data.listings.list[listing] ?? 0] ?? NONE;
