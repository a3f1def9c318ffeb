import type { AlertReason } from '@namesake/contract';

/** A listed party that was found: ids and codes, no names. */
export type FoundHit = {
  readonly entityId: string;
  readonly priority: 'high' | 'review';
  /** Whether nobody decided about it, or something that matters changed since. */
  readonly isOpen: boolean;
  readonly listings: readonly FoundListing[];
};

export type FoundListing = {
  readonly id: string;
  /** Key of the facts that matter to somebody who is told apart from it. */
  readonly facts: string;
  /** The decision in force about it, and the facts that it was made on. */
  readonly decision: { readonly id: string; readonly facts: string } | null;
};

/** Whether two hits are about one party: joined parties, and those that were split, have listings in common. */
export const isSameParty = (a: Pick<FoundHit, 'listings'>, b: Pick<FoundHit, 'listings'>): boolean =>
  a.listings.some(({ id }) => b.listings.some((one) => one.id === id));

/**
 * What an open hit tells beyond those of the same party before: nothing where a publisher wrote the same in other
 * words.
 */
export function newsOf(hit: FoundHit, before: readonly FoundHit[]): readonly AlertReason[] {
  const then = before.filter((one) => isSameParty(hit, one));
  if (then.length === 0) return ['new_party'];
  const known = new Map(then.flatMap(({ listings }) => listings.map(({ id, facts }) => [id, facts] as const)));
  const news: AlertReason[] = [];
  if (hit.listings.some(({ id }) => !known.has(id))) news.push('new_listing');
  if (hit.listings.some(({ id, facts }) => known.has(id) && known.get(id) !== facts)) news.push('listing_changed');
  if (hit.priority === 'high' && then.every(({ priority }) => priority === 'review')) news.push('stronger');
  if (then.every(({ isOpen }) => !isOpen)) news.push('reopened');
  return news;
}
