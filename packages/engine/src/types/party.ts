import type { ListingId } from './listing.ts';

/** Reasons for showing two listings as one party, strongest first. If ties contradict each other, the stronger wins. */
export const TIE_CODES = [
  'operator',
  'repeats',
  'publisher_number',
  'un_reference',
  'imo',
  'lei',
  'document',
  'name_and_birth_date',
  'name_and_reason',
  'name_and_birth_year',
  'name_and_programme',
  'organization_name',
] as const;
export type TieCode = (typeof TIE_CODES)[number];

/** One tie between two listings of a party; n listings have n - 1 ties. */
export type PartyTie = { readonly listing: ListingId; readonly with: ListingId; readonly code: TieCode };

/** An operator's decision about listing ids: a split keeps `listings` and `others` apart, a join merges them. */
export type PartyDecision = {
  readonly kind: 'split' | 'join';
  readonly listings: readonly string[];
  readonly others: readonly string[];
};

/** Number of a tie code in an index. */
export const tieNumber = (code: TieCode): number => TIE_CODES.indexOf(code);
