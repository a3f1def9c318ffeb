import { TIE_CODES, type TieCode } from '../../types/party.ts';
import type { Index } from './open-index.ts';

/** Ties by a number unique to the party, or by a name with the full birth date. */
const SURE: ReadonlySet<TieCode | undefined> = new Set<TieCode>([
  ...(['repeats', 'publisher_number', 'un_reference', 'imo', 'lei'] as const),
  ...(['document', 'name_and_birth_date'] as const),
]);

/** Positions of the listings shown as one party with a listing, itself included, in ascending order. */
export function membersOf({ data, members }: Index, listing: number): readonly number[] {
  return members(data.listings.entity[listing] ?? listing);
}

/**
 * Whether two listings of a party are connected by sure ties only, directly or through others. A name that agrees along
 * with a year or a programme may be another party's.
 */
export const isSurelyOne = (index: Index, one: number, other: number): boolean =>
  firstSurely(index, one) === firstSurely(index, other);

/** Ties lead from each listing to the first of its party; returns where the sure ones end. */
function firstSurely({ data }: Index, listing: number): number {
  const { tiedTo, tiedBy } = data.listings;
  let at = listing;
  for (let next = tiedTo[at] ?? at; next !== at && SURE.has(TIE_CODES[tiedBy[at] ?? 0]); next = tiedTo[at] ?? at)
    at = next;
  return at;
}
