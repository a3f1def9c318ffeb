import { visitKey } from '../index/key-table.ts';
import type { Index } from '../index/open-index.ts';
import { stringAt } from '../index/packed-strings.ts';
import { reachPlace } from '../index/verbatim-table.ts';
import { EDGE, type FoldedLetters, foldLetters } from '../verbatim/fold-letters.ts';
import {
  type FoldedWords,
  foldedWords,
  MOST_WORDS,
  PREFIX,
  setKey,
  tellingLetters,
  tellingWords,
} from '../verbatim/name-words.ts';

/** A listed name that stands in a text letter by letter. */
export type VerbatimName = {
  readonly name: number;
  /** Letters of the text, end exclusive. */
  readonly from: number;
  readonly to: number;
  /**
   * `written`: all its letters in order. `telling`: those of its words that writers keep, in order. `set`: its words in another order, or with legal
   * forms and titles added.
   */
  readonly way: 'written' | 'telling' | 'set';
};

/**
 * Every listed name that stands in a text letter by letter, wherever it stands: each run of letters between two places where a name may begin
 * and end is looked up, up to the length of the longest name that begins with the same letters.
 */
export function verbatimNames(index: Index, letters: FoldedLetters): VerbatimName[] {
  const words = foldedWords(letters);
  const found = new Map<number, VerbatimName>();
  const add = (one: VerbatimName): void => {
    const known = found.get(one.name);
    // A name of several places is found once: where most of it stands, then where it stands first.
    if (!known || one.to - one.from > known.to - known.from) found.set(one.name, one);
  };
  addWritten(index, letters, words, add);
  addSets(index, letters, words, add);
  return [...found.values()];
}

type Add = (one: VerbatimName) => void;

function addWritten(index: Index, { units, edges }: FoldedLetters, { hashes }: FoldedWords, add: Add): void {
  const { written, reach } = index.data.verbatim;
  const { length } = units;
  for (let from = 0; from < length; from++) {
    if (edges[from] === EDGE.none) continue;
    const longest = from + PREFIX <= length ? (reach[reachPlace(hashes.of(from, from + PREFIX))] ?? 0) : 0;
    const last = Math.min(length, from + Math.max(longest, PREFIX - 1));
    for (let to = from + 1; to <= last; to++) {
      if (edges[to] === EDGE.none) continue;
      visitKey(written, hashes.of(from, to), (name) => {
        const way = wayWritten(index, name, units.subarray(from, to));
        if (way) add({ name, from, to, way });
      });
    }
  }
}

/** How a name has these letters, if it has: keys of other letters may be equal. */
function wayWritten(index: Index, name: number, units: Uint16Array): 'written' | 'telling' | undefined {
  const own = foldLetters(stringAt(index.data.names.values, name));
  if (isEqual(own.units, units)) return 'written';
  return isEqual(tellingLetters(own).units, units) ? 'telling' : undefined;
}

const isEqual = (a: Uint16Array, b: Uint16Array): boolean =>
  a.length === b.length && a.every((unit, i) => unit === b[i]);

function addSets(index: Index, letters: FoldedLetters, words: FoldedWords, add: Add): void {
  const { sets } = index.data.verbatim;
  const { from, to, worth, isDropped } = words;
  const look = (sum: number, count: number, first: number, last: number): void =>
    visitKey(sets, setKey(sum, count), (name) => {
      const own = foldLetters(stringAt(index.data.names.values, name));
      const listed = foldedWords(own);
      if (!isSet(own, listed, letters, words, first, last)) return;
      // "Ltd" beside the name belongs to it where it is listed with it.
      const isListed = (at: number): boolean => isDropped[at] === true && listed.worth.includes(worth[at] ?? -1);
      let [start, end] = [first, last];
      while (isListed(start - 1)) start--;
      while (isListed(end + 1)) end++;
      add({ name, from: from[start] ?? 0, to: to[end] ?? 0, way: 'set' });
    });
  for (let first = 0; first < from.length; first++) {
    let [sum, count, all] = [0, 0, 0];
    for (let last = first; last < from.length && count < MOST_WORDS && last - first < 2 * MOST_WORDS; last++) {
      all = (all + (worth[last] ?? 0)) | 0;
      if (!isDropped[last]) {
        sum = (sum + (worth[last] ?? 0)) | 0;
        count++;
        if (count > 1 && !isDropped[first]) look(sum, count, first, last);
      }
      // Of a name with fewer than two telling words all words count.
      if (count < 2 && last > first) look(all, last - first + 1, first, last);
    }
  }
}

/** Whether a name has the words of a run: keys of other words may be equal. */
function isSet(
  own: FoldedLetters,
  listed: FoldedWords,
  text: FoldedLetters,
  words: FoldedWords,
  first: number,
  last: number,
): boolean {
  const wanted = tellingWords(own, listed, 0, listed.from.length - 1);
  const given = tellingWords(text, words, first, last);
  return wanted.length === given.length && wanted.every((word, i) => word === given[i]);
}
