import { ENTITY_TYPES, type EntityType } from '../../types/listing.ts';
import type { Index } from './open-index.ts';

/** The type of a listing's party. */
export const typeOfListing = ({ data }: Index, listing: number): EntityType =>
  ENTITY_TYPES[data.listings.type[listing] ?? 0] ?? 'unknown';

/** The type of the party that a name belongs to. */
export const typeOfName = (index: Index, name: number): EntityType =>
  typeOfListing(index, index.data.names.listing[name] ?? 0);
