import type { TieCode } from '../../../types/party.ts';
import type { Birth, PartyFacts, PartyNumber } from './party-facts.ts';

/** Ties by which a publisher itself says who somebody is: it doubts its own birth dates. */
const BY_PUBLISHER: ReadonlySet<TieCode> = new Set<TieCode>(['repeats', 'publisher_number', 'un_reference']);
/** Publishers' birth years of one person are seldom further apart. */
const MOST_YEARS = 1;

/** Whether two listings cannot be one party, whatever else ties them. */
export function conflict(one: PartyFacts, other: PartyFacts, code: TieCode): boolean {
  if (code === 'repeats' || code === 'publisher_number') return false;
  if (one.type !== other.type && one.type !== 'unknown' && other.type !== 'unknown') return true;
  if (one.gender !== undefined && other.gender !== undefined && one.gender !== other.gender) return true;
  if (disjoint(one.imos, other.imos)) return true;
  return !BY_PUBLISHER.has(code) && bornApart(one.births, other.births);
}

/** Whether both lists of values have some, and none in common. */
export function disjoint(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length > 0 && others.length > 0 && !some.some((value) => others.includes(value));
}

/** Whether two listings give different numbers of one kind from one issuer. */
export function numbersDiffer(some: readonly PartyNumber[], others: readonly PartyNumber[]): boolean {
  const sameKind = (a: PartyNumber, b: PartyNumber): boolean => a.type === b.type && a.country === b.country;
  const compared = some.filter((a) => others.some((b) => sameKind(a, b)));
  return compared.length > 0 && !some.some(({ key }) => others.some((b) => b.key === key));
}

function bornApart(some: readonly Birth[], others: readonly Birth[]): boolean {
  if (some.length === 0 || others.length === 0) return false;
  return !some.some((a) => others.some((b) => a.from - MOST_YEARS <= b.to && b.from - MOST_YEARS <= a.to));
}
