import type { Match } from '../score/match.ts';
import { isBetter } from './match-names.ts';

/** One match per listing from all readings, with those that an identifier found. In order of listings. */
export function mergeMatches(matches: readonly Match[], byIdentifier: ReadonlySet<number>): Match[] {
  const best = new Map<number, Match>();
  for (const match of matches) {
    const known = best.get(match.listing);
    if (!known || isBetter(match, known)) best.set(match.listing, match);
  }
  for (const listing of byIdentifier) {
    const known = best.get(listing) ?? { listing, name: null, reading: null, weakOnly: false };
    best.set(listing, { ...known, byIdentifier: true });
  }
  return [...best.values()].sort((a, b) => a.listing - b.listing);
}
