import { pick } from '../lists/random.ts';

type Change = (words: readonly string[], random: () => number, given: (() => string) | undefined) => readonly string[];

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
/** Letter groups that conventions use for one sound. */
const SAID_ALIKE: readonly (readonly [string, string])[] = [
  ['ph', 'f'],
  ['w', 'v'],
  ['ou', 'u'],
  ['y', 'i'],
  ['sh', 'sch'],
  ['ee', 'i'],
  ['q', 'k'],
  ['ch', 'tch'],
];
const SHORTEST_SPOILED = 4;

/** Changes one word of at least four letters. */
const inWord =
  (change: (word: string, at: number, random: () => number) => string): Change =>
  (words, random) => {
    const long = words.filter((word) => word.length >= SHORTEST_SPOILED);
    if (long.length === 0) return words;
    const target = pick(long, random);
    const at = 1 + Math.floor(random() * (target.length - 1));
    const index = words.indexOf(target);
    return words.map((word, i) => (i === index ? change(word, at, random) : word));
  };

/** Changes to a name between a passport and a form. None of them changes the party. */
export const SLIPS: readonly Change[] = [
  inWord((word, at) => word.slice(0, at) + word.slice(at + 1)),
  inWord((word, at, random) => word.slice(0, at) + pick(LETTERS, random) + word.slice(at + 1)),
  inWord((word, at) => word.slice(0, at) + word.charAt(at) + word.slice(at)),
  inWord((word, at) => word.slice(0, at - 1) + word.charAt(at) + word.charAt(at - 1) + word.slice(at + 1)),
  inWord((word, _, random) => word.toLowerCase().replace(...pick(SAID_ALIKE, random))),
  (words) => [...words.slice(1), ...words.slice(0, 1)],
  (words, random) => dropped(words, random),
  (words, random, given) => (given ? [...words.slice(0, 1), given(), ...words.slice(1)] : dropped(words, random)),
  (words) => (words.length > 2 ? words.map((word, i) => (i === 1 ? `${word.charAt(0)}.` : word)) : words),
];

/** Drops a word of a longer name, as people do. */
function dropped(words: readonly string[], random: () => number): readonly string[] {
  const at = Math.floor(random() * words.length);
  return words.length > 2 ? words.filter((_, i) => i !== at) : words;
}

/**
 * A name after one or two slips.
 * @param given draws an additional given name for a person, because lists often omit one
 */
export function withSlips(name: string, random: () => number, given?: () => string): string {
  let words: readonly string[] = name.split(' ').filter(Boolean);
  for (let n = random() < 0.3 ? 2 : 1; n > 0; n--) words = pick(SLIPS, random)(words, random, given);
  return words.join(' ');
}
