import { droppedWords } from './dropped-words.ts';
import { EDGE, type FoldedLetters } from './fold-letters.ts';
import { LetterHashes, mixed } from './letter-hashes.ts';

/** The words of folded letters: each is letters `from` … `to`, in order. */
export type FoldedWords = {
  readonly hashes: LetterHashes;
  readonly from: readonly number[];
  readonly to: readonly number[];
  /** By word, what it adds to the sum that stands for a set of words. */
  readonly worth: readonly number[];
  /** By word, whether writers leave it out of a name (see `droppedWords`). */
  readonly isDropped: readonly boolean[];
};

const dropped: ReadonlySet<number> = new Set(
  [...droppedWords()].map((word) => keyOf(Uint16Array.from(word, (_, i) => word.charCodeAt(i)))),
);

/** Cuts folded letters into words, where a gap stands between them. */
export function foldedWords({ units, edges }: FoldedLetters): FoldedWords {
  const hashes = new LetterHashes(units);
  const [from, to, worth, isDropped]: [number[], number[], number[], boolean[]] = [[], [], [], []];
  for (let start = 0; start < units.length; ) {
    let end = start + 1;
    while (edges[end] !== EDGE.word) end++;
    const hash = hashes.of(start, end);
    from.push(start);
    to.push(end);
    worth.push(mixed(hash ^ 0x5bd1e995));
    isDropped.push(dropped.has(hash));
    start = end;
  }
  return { hashes, from, to, worth, isDropped };
}

/** Words of a name beyond which only its letters as written count. */
export const MOST_WORDS = 12;

/** The key of a set of words in any order. */
export const setKey = (sum: number, count: number): number => mixed(Math.imul(sum, 31) + count) >>> 0;

/** What a name is found under: its letters as written, its words in any order, and the letters it begins with. */
export type NameKeys = {
  readonly written: number;
  /** Its letters without the words that writers leave out, where it has some and keeps two words. */
  readonly telling: number | undefined;
  readonly set: number | undefined;
};

/** Letters by which names are told apart before they are looked up; shorter names are looked up at once. */
export const PREFIX = 4;

/** The keys of a name; words that writers leave out do not count in its set of words, as long as two are left. */
export function nameKeys(letters: FoldedLetters): NameKeys {
  const { hashes, worth, isDropped } = foldedWords(letters);
  const telling = worth.filter((_, i) => !isDropped[i]);
  const counted = telling.length > 1 ? telling : worth;
  const sum = counted.reduce((total, one) => (total + one) | 0, 0);
  return {
    written: hashes.of(0, letters.units.length),
    telling: counted.length > 1 && counted.length < worth.length ? keyOf(tellingLetters(letters).units) : undefined,
    set: counted.length > 1 && counted.length <= MOST_WORDS ? setKey(sum, counted.length) : undefined,
  };
}

/** The letters of a name without the words that writers leave out, and where each stands among all of them. */
export function tellingLetters(letters: FoldedLetters): {
  readonly units: Uint16Array;
  readonly places: readonly number[];
} {
  const { from, to, isDropped } = foldedWords(letters);
  const places: number[] = [];
  for (const [word, isOut] of isDropped.entries())
    for (let at = from[word] ?? 0; !isOut && at < (to[word] ?? 0); at++) places.push(at);
  return { units: Uint16Array.from(places, (at) => letters.units[at] ?? 0), places };
}

/** The key of a run of letters. */
export function keyOf(units: Uint16Array): number {
  return new LetterHashes(units).of(0, units.length);
}

/** The words that count of a run of words, in alphabetical order: without those that writers leave out, unless fewer than two would stay. */
export function tellingWords({ units }: FoldedLetters, words: FoldedWords, first: number, last: number): string[] {
  const { from, to, isDropped } = words;
  const run = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  const telling = run.filter((at) => !isDropped[at]);
  return (telling.length > 1 ? telling : run)
    .map((at) => String.fromCharCode(...units.subarray(from[at], to[at])))
    .sort();
}
