import { pick } from '../lists/random.ts';

const SHORTEST = 4;

/**
 * Draws another word of a vocabulary that is one letter apart from a word: dropped, added or exchanged.
 * @param words the vocabulary; case is ignored
 * @param areTwo whether two words are different, rather than spellings of one
 */
export function likeWords(
  words: Iterable<string>,
  areTwo: (a: string, b: string) => boolean,
  random: () => number,
): (word: string) => string | undefined {
  const byRest = new Map<string, Set<string>>();
  const known = new Set<string>();
  for (const word of words) {
    const own = word.toLowerCase();
    if (own.length < SHORTEST || known.has(own)) continue;
    known.add(own);
    for (const rest of restsOf(own)) {
      const same = byRest.get(rest);
      if (same) same.add(own);
      else byRest.set(rest, new Set([own]));
    }
  }
  return (word) => {
    const own = word.toLowerCase();
    if (own.length < SHORTEST) return undefined;
    const alike = new Set(restsOf(own).flatMap((rest) => [...(byRest.get(rest) ?? [])]));
    const others = [...alike].filter((other) => other !== own && areTwo(own, other)).sort();
    return others.length === 0 ? undefined : pick(others, random);
  };
}

/** A word, and the word without each of its letters. */
const restsOf = (word: string): string[] => [word, ...[...word].map((_, i) => word.slice(0, i) + word.slice(i + 1))];
