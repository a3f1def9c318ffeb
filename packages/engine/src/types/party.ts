import type { ListingId } from './listing.ts';

/** Why two listings are shown as one party, strongest first: of contradicting ties the stronger one wins. */
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

/** One step of why the listings of a party are one: of n listings there are n - 1. */
export type PartyTie = { readonly listing: ListingId; readonly with: ListingId; readonly code: TieCode };

/**
 * What an operator decided, by ids of listings: a split keeps `listings` and `others` apart, a join puts them together.
 */
export type PartyDecision = {
  readonly kind: 'split' | 'join';
  readonly listings: readonly string[];
  readonly others: readonly string[];
};

/** Place of a code in an index. */
export const tieNumber = (code: TieCode): number => TIE_CODES.indexOf(code);
