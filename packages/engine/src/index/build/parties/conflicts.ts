import type { TieCode } from '../../../types/party.ts';
import type { Birth, PartyFacts, PartyNumber } from './party-facts.ts';

/** Ties stated by a publisher: they outweigh its own birth dates. */
const BY_PUBLISHER: ReadonlySet<TieCode> = new Set<TieCode>(['repeats', 'publisher_number', 'un_reference']);
/** Maximum difference of birth years between two tied listings, and between others of their parties. */
const MAX_YEARS = { tied: 1, others: 3 } as const;

/**
 * Whether two listings cannot be one party, regardless of ties.
 * @param tied whether the tie joins these two listings, rather than others of their parties
 */
export function conflict(one: PartyFacts, other: PartyFacts, code: TieCode, tied: boolean): boolean {
  if (code === 'repeats' || code === 'publisher_number') return false;
  if (one.type !== other.type && one.type !== 'unknown' && other.type !== 'unknown') return true;
  if (one.gender !== undefined && other.gender !== undefined && one.gender !== other.gender) return true;
  if (disjoint(one.imos, other.imos)) return true;
  return !BY_PUBLISHER.has(code) && bornApart(one.births, other.births, tied ? MAX_YEARS.tied : MAX_YEARS.others);
}

/** Whether both arrays have values, but none in common. */
export function disjoint(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length > 0 && others.length > 0 && !some.some((value) => others.includes(value));
}

/** Whether two listings have different numbers of one kind from one issuer. */
export function numbersDiffer(some: readonly PartyNumber[], others: readonly PartyNumber[]): boolean {
  const sameKind = (a: PartyNumber, b: PartyNumber): boolean => a.type === b.type && a.country === b.country;
  const compared = some.filter((a) => others.some((b) => sameKind(a, b)));
  return compared.length > 0 && !some.some(({ key }) => others.some((b) => b.key === key));
}

function bornApart(some: readonly Birth[], others: readonly Birth[], years: number): boolean {
  if (some.length === 0 || others.length === 0) return false;
  return !some.some((a) => others.some((b) => a.from - years <= b.to && b.from - years <= a.to));
}
