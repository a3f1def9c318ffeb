import { below, pick, type Random, shuffled } from './random.ts';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const ALIKE: readonly (readonly [string, string])[] = [
  ['c', 'k'],
  ['ph', 'f'],
  ['v', 'w'],
  ['ou', 'u'],
  ['y', 'i'],
  ['s', 'z'],
  ['ee', 'i'],
];

type Mutation = (words: readonly string[], random: Random) => readonly string[];

const inWord =
  (change: (word: string, at: number, random: Random) => string): Mutation =>
  (words, random) => {
    const target = below(words.length, random);
    return words.map((word, i) => (i === target ? change(word, below(word.length, random), random) : word));
  };

/** What people and machines do to names: each keeps a party findable or makes another one of it. */
const MUTATIONS: readonly Mutation[] = [
  (words) => words,
  inWord((word, at) => word.slice(0, at) + word.slice(at + 1)),
  inWord((word, at, random) => word.slice(0, at) + pick(LETTERS, random) + word.slice(at)),
  inWord((word, at, random) => word.slice(0, at) + pick(LETTERS, random) + word.slice(at + 1)),
  inWord((word, at) => word.slice(0, at) + word.slice(at + 1, at + 2) + word.slice(at, at + 1) + word.slice(at + 2)),
  inWord((word, _, random) => word.toLowerCase().replace(...pick(ALIKE, random))),
  inWord((word) => `${word.charAt(0)}.`),
  inWord((word, at) => `${word.slice(0, at)} ${word.slice(at)}`),
  (words, random) => shuffled(words, random),
  (words) => [...words.slice(1), ...words.slice(0, 1)],
  (words) => [words.join('')],
  (words) => [words.slice(0, 2).join(''), ...words.slice(2)],
  (words, random) => words.filter((_, i) => words.length < 2 || i !== below(words.length, random)),
  (words, random) => [...words, pick(words, random)],
  (words, random) => [...words, pick(['Trading', 'Ltd', 'Dubai', 'Muhammad', 'II', 'A.', 'al'], random)],
  (words) => words.map((word) => word.toUpperCase()),
];

/** A name after one to three mutations. */
export function mutate(name: string, random: Random): string {
  let words: readonly string[] = name.split(' ');
  for (let n = 1 + below(3, random); n > 0; n--) {
    const mutated = pick(MUTATIONS, random)(words, random).filter((word) => word !== '');
    if (mutated.length > 0) words = mutated;
  }
  return words.join(' ');
}
