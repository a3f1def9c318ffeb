import type { Listing } from '@namesake/engine';
import { worstGroup } from './worst-group.ts';

/** What decides whether removals are believed. */
export type RemovalCheck = {
  /** Listings searched until now, those whose removal is held already left out. */
  readonly before: Iterable<Listing>;
  /** Which of them the new version has no more, or only as delisted. */
  readonly removed: ReadonlyMap<string, 'absent' | 'delisted'>;
};

/**
 * Why the removals of a version are held back: the type or programme that loses most. A publisher's fault (a programme left out, a
 * file of half the ships) looks like delisting; real delistings come a few at a time.
 *
 * @returns undefined where the removals are ordinary
 */
export function whyHold({ before, removed }: RemovalCheck): string | undefined {
  const worst = worstGroup(before, removed);
  if (worst === undefined) return undefined;
  const delisted = [...removed.values()].includes('delisted') ? ', or delisted in it' : '';
  return `${worst.concerned} of ${worst.all} listings of the ${worst.name} are gone from the publisher's file${delisted}`;
}
