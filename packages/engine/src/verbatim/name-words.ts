import { droppedWords, genericWords } from './dropped-words.ts';
import { EDGE, type FoldedLetters } from './fold-letters.ts';
import { LetterHashes, mixed } from './letter-hashes.ts';

/** The words of folded letters: each is the letters `from` … `to`, in order. */
export type FoldedWords = {
  readonly hashes: LetterHashes;
  readonly from: readonly number[];
  readonly to: readonly number[];
  /** By word, its contribution to the sum that identifies a set of words. */
  readonly worth: readonly number[];
  /** By word, whether writers leave it out of names (see `droppedWords`). */
  readonly isDropped: readonly boolean[];
  /** By word, whether it is a business word. */
  readonly isGeneric: readonly boolean[];
};

const keysOf = (words: Iterable<string>): ReadonlySet<number> =>
  new Set(Array.from(words, (word) => keyOf(Uint16Array.from(word, (_, i) => word.charCodeAt(i)))));
const dropped = keysOf(droppedWords());
const generic = keysOf(genericWords());

/** Splits folded letters into words at gaps. */
export function foldedWords({ units, edges }: FoldedLetters): FoldedWords {
  const hashes = new LetterHashes(units);
  const [from, to, worth]: [number[], number[], number[]] = [[], [], []];
  const [isDropped, isGeneric]: [boolean[], boolean[]] = [[], []];
  for (let start = 0; start < units.length; ) {
    let end = start + 1;
    while (edges[end] !== EDGE.word) end++;
    const hash = hashes.of(start, end);
    from.push(start);
    to.push(end);
    worth.push(mixed(hash ^ 0x5bd1e995));
    isDropped.push(dropped.has(hash));
    isGeneric.push(generic.has(hash));
    start = end;
  }
  return { hashes, from, to, worth, isDropped, isGeneric };
}

/** Maximum number of words in a name; of longer names only the letters as written count. */
export const MAX_WORDS = 12;

/** The key of a set of words in any order. */
export const setKey = (sum: number, count: number): number => mixed(Math.imul(sum, 31) + count) >>> 0;

/** The keys of a name: its letters as written, its kept letters, and its words in any order. */
export type NameKeys = {
  readonly written: number;
  /** Its letters without the words that writers leave out, if it has such words and two others remain. */
  readonly kept: { readonly key: number; readonly units: Uint16Array } | undefined;
  readonly set: number | undefined;
};

/** Length of the prefix that bounds a look-up; shorter names are looked up directly. */
export const PREFIX = 4;

/** The keys of a name. */
export function nameKeys(letters: FoldedLetters): NameKeys {
  const words = foldedWords(letters);
  const counted = countedWords(words);
  const sum = counted.reduce((total, at) => (total + (words.worth[at] ?? 0)) | 0, 0);
  const units = counted.length < words.worth.length ? keptLetters(letters, words).units : undefined;
  const kept = units && { key: keyOf(units), units };
  return {
    written: words.hashes.of(0, letters.units.length),
    // "Tele.com Ltda" is not "telecom".
    kept: kept === undefined || generic.has(kept.key) ? undefined : kept,
    set: counted.length > 1 && counted.length <= MAX_WORDS ? setKey(sum, counted.length) : undefined,
  };
}

/** Number of business words that together name a company. */
const LEAST_GENERIC = 3;

/**
 * The words that identify a name in any order: without those that writers leave out, if at least two remain and one of
 * them is not a business word.
 */
export function countedWords({ isDropped, isGeneric }: FoldedWords): number[] {
  const all = isDropped.map((_, at) => at);
  const kept = all.filter((at) => !isDropped[at]);
  return kept.length >= LEAST_GENERIC || (kept.length > 1 && kept.some((at) => !isGeneric[at])) ? kept : all;
}

/** The letters of a name without the words that writers leave out, and each letter's position among all of them. */
export function keptLetters(
  letters: FoldedLetters,
  words: FoldedWords = foldedWords(letters),
): { readonly units: Uint16Array; readonly places: readonly number[] } {
  const places: number[] = [];
  for (const word of countedWords(words))
    for (let at = words.from[word] ?? 0; at < (words.to[word] ?? 0); at++) places.push(at);
  return { units: Uint16Array.from(places, (at) => letters.units[at] ?? 0), places };
}

/** The key of a run of letters. */
export function keyOf(units: Uint16Array): number {
  return new LetterHashes(units).of(0, units.length);
}

/** Words as text, in alphabetical order. */
export const wordTexts = ({ units }: FoldedLetters, { from, to }: FoldedWords, words: readonly number[]): string[] =>
  words.map((at) => String.fromCharCode(...units.subarray(from[at], to[at]))).sort();
