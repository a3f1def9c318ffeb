import type { Match } from '../score/match.ts';
import { isBetter } from './match-names.ts';

/**
 * What was read as a name and held back (a possible affiliate) stands before the same listing found inside the text: there, the words
 * that speak against it are left out.
 */
function supersedes(match: Match, known: Match, threshold: number): boolean {
  // What is only part of a longer name, or an everyday word, counts where nothing else is found.
  const reaches = ({ name }: Match): boolean => (name?.tenths ?? 0) >= threshold * 10;
  if (isDoubtful(match) && !isDoubtful(known) && reaches(known)) return false;
  if (isDoubtful(known) && !isDoubtful(match) && reaches(match)) return true;
  if (isLoose(match) && isHeldBack(known, threshold)) return false;
  if (isLoose(known) && isHeldBack(match, threshold)) return true;
  return isBetter(match, known);
}

/** Letter by letter, and part of a longer name or an everyday word. */
const isDoubtful = ({ context }: Match): boolean =>
  context === 'in_longer_name' || context === 'light' || context === 'loose_in_field';

/** Found inside a text, and not letter by letter with nothing around it that speaks against it. */
const isLoose = ({ reading, context }: Match): boolean => reading?.kind === 'text' && context !== 'apart';

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
