import { droppedWords, genericWords } from './dropped-words.ts';
import { EDGE, type FoldedLetters } from './fold-letters.ts';
import { LetterHashes, mixed } from './letter-hashes.ts';

/** The words of folded letters: each is letters `from` … `to`, in order. */
export type FoldedWords = {
  readonly hashes: LetterHashes;
  readonly from: readonly number[];
  readonly to: readonly number[];
  /** By word, what it adds to the sum that identifies a set of words. */
  readonly worth: readonly number[];
  /** By word, whether writers leave it out of a name (see `droppedWords`). */
  readonly isDropped: readonly boolean[];
  /** By word, whether it is a word of business. */
  readonly isGeneric: readonly boolean[];
};

const keysOf = (words: Iterable<string>): ReadonlySet<number> =>
  new Set(Array.from(words, (word) => keyOf(Uint16Array.from(word, (_, i) => word.charCodeAt(i)))));
const dropped = keysOf(droppedWords());
const generic = keysOf(genericWords());

/** Cuts folded letters into words at gaps. */
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

/** Words of a name beyond which only its letters as written count. */
export const MOST_WORDS = 12;

/** The key of a set of words in any order. */
export const setKey = (sum: number, count: number): number => mixed(Math.imul(sum, 31) + count) >>> 0;

/** What a name is found under: its letters as written, its words in any order, and the letters it begins with. */
export type NameKeys = {
  readonly written: number;
  /** Its letters without the words that writers leave out, where it has some and keeps two words. */
  readonly kept: { readonly key: number; readonly units: Uint16Array } | undefined;
  readonly set: number | undefined;
};

/** Letters of the prefix that bounds a look-up; shorter names are looked up directly. */
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
    // "Tele.com Ltda" is no "telecom".
    kept: kept === undefined || generic.has(kept.key) ? undefined : kept,
    set: counted.length > 1 && counted.length <= MOST_WORDS ? setKey(sum, counted.length) : undefined,
  };
}

/** Words of business that name a company together. */
const LEAST_GENERIC = 3;

/**
 * The words by which a name is known in any order: without those that writers leave out, as long as two stay and one of
 * them is no word of business.
 */
export function countedWords({ isDropped, isGeneric }: FoldedWords): number[] {
  const all = isDropped.map((_, at) => at);
  const kept = all.filter((at) => !isDropped[at]);
  return kept.length >= LEAST_GENERIC || (kept.length > 1 && kept.some((at) => !isGeneric[at])) ? kept : all;
}

/** The letters of a name without the words that writers leave out, and the position of each among all of them. */
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
