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

const dropped: ReadonlySet<number> = new Set([...droppedWords()].map(hashOf));

function hashOf(word: string): number {
  const units = Uint16Array.from(word, (_, i) => word.charCodeAt(i));
  return new LetterHashes(units).of(0, units.length);
}

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
export type NameKeys = { readonly written: number; readonly set: number | undefined; readonly prefix: number };

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
    prefix: hashes.of(0, Math.min(PREFIX, letters.units.length)),
    set: counted.length > 1 && counted.length <= MOST_WORDS ? setKey(sum, counted.length) : undefined,
  };
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
