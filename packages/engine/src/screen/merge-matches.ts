import type { Match } from '../score/match.ts';
import { isBetter } from './match-names.ts';

/**
 * What was read as a name and held back (a possible affiliate) stands before the same listing found inside the text: there, the words
 * that speak against it are left out.
 */
function supersedes(match: Match, known: Match, threshold: number): boolean {
  if (match.reading?.kind === 'text' && isHeldBack(known, threshold)) return false;
  if (known.reading?.kind === 'text' && isHeldBack(match, threshold)) return true;
  return isBetter(match, known);
}

const isHeldBack = ({ reading, name }: Match, threshold: number): boolean =>
  reading?.kind === 'name' && name?.limit != null && name.tenths >= threshold * 10;

/** One match per listing from all readings, with those that an identifier found. In order of listings. */
export function mergeMatches(matches: readonly Match[], byIdentifier: ReadonlySet<number>, threshold: number): Match[] {
  const best = new Map<number, Match>();
  for (const match of matches) {
    const known = best.get(match.listing);
    if (!known || supersedes(match, known, threshold)) best.set(match.listing, match);
  }
  for (const listing of byIdentifier) {
    const known = best.get(listing) ?? { listing, name: null, reading: null, weakOnly: false };
    best.set(listing, { ...known, byIdentifier: true });
  }
  return [...best.values()].sort((a, b) => a.listing - b.listing);
}
