import type { AliasPairs } from './alias-pairs.ts';
import { LEAST_PARTIES } from './count-list-words.ts';

/** Minimum share of the rarer word's parties that also have the other: below it, the two co-occur by chance. */
const LEAST_SHARE = 0.06;
/** Minimum number of consonants of which one may differ: shorter words are then different words. */
const LONG_ENOUGH = 4;

/**
 * Pairs of words used interchangeably in lists, each as `a b`, in alphabetical order: they occur in two names of at
 * least {@link LEAST_PARTIES} parties that agree in all other words, and have similar consonants. Excludes pairs of
 * English words, and pairs of names that a table distinguishes.
 */
export function learnedVariants(
  pairs: AliasPairs,
  parties: ReadonlyMap<string, number>,
  areOthers: (a: string, b: string) => boolean,
): string[] {
  return pairs
    .seen(LEAST_PARTIES)
    .filter(({ a, b, parties: n }) => {
      const rarer = Math.min(parties.get(a) ?? 0, parties.get(b) ?? 0);
      return rarer > 0 && n / rarer >= LEAST_SHARE && soundsAlike(a, b) && !areOthers(a, b);
    })
    .map(({ a, b }) => `${a} ${b}`);
}

function soundsAlike(a: string, b: string): boolean {
  const [x, y] = [consonants(a), consonants(b)];
  if (x === y) return true;
  const [short, long] = x.length <= y.length ? [x, y] : [y, x];
  if (short.length < LONG_ENOUGH || long.length - short.length > 1) return false;
  const at = [...short].findIndex((letter, i) => letter !== long[i]);
  // A different or additional final consonant makes another word: Rahim is not Rahman.
  if (at === -1 || at === long.length - 1) return false;
  return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1);
}

/**
 * Consonants in classes that conventions do not distinguish: p b, d t, g k q, s z, f v. Others as written, with Swedish
 * tj as ch.
 */
const consonants = (word: string): string =>
  word
    .replace(/x/g, 'ks')
    .replace(/ph/g, 'f')
    .replace(/tj/g, 'k')
    .replace(/[aeiouyhw]/g, '')
    .replace(/[bp]/g, 'b')
    .replace(/[dt]/g, 't')
    .replace(/[gkqcj]/g, 'k')
    .replace(/[sz]/g, 's')
    .replace(/[fv]/g, 'f')
    .replace(/(.)\1+/g, '$1');
