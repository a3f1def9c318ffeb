import type { Index } from '../index/open/open-index.ts';
import { visitKey } from '../index/tables/key-table.ts';
import { reachPlace } from '../index/tables/letter-rows.ts';
import { stringAt } from '../index/tables/packed-strings.ts';
import { EDGE, type FoldedLetters, foldLetters } from '../verbatim/fold-letters.ts';
import {
  countedWords,
  type FoldedWords,
  foldedWords,
  keptLetters,
  MAX_WORDS,
  PREFIX,
  setKey,
  wordTexts,
} from '../verbatim/name-words.ts';

/** A listed name that a text contains letter by letter. */
export type VerbatimName = {
  readonly name: number;
  /** Letter positions in the text, end exclusive. */
  readonly from: number;
  readonly to: number;
  /**
   * `written`: all its letters in order. `kept`: the letters of the words that writers keep, in order. `set`: its words
   * in another order, or with legal forms and titles added.
   */
  readonly way: 'written' | 'kept' | 'set';
};

/**
 * Every listed name that a text contains letter by letter, wherever it occurs. Each run of letters between two places
 * where a name may begin and end is looked up, up to the length of the longest name that begins with the same letters.
 * @param inner whether names that are the whole text are left out
 */
export function verbatimNames(index: Index, letters: FoldedLetters, inner = false): VerbatimName[] {
  const words = foldedWords(letters);
  const folded = foldedNames(index);
  const found = new Map<number, VerbatimName[]>();
  const add = (one: VerbatimName): void => {
    const places = found.get(one.name) ?? [];
    const at = places.findIndex(({ from, to }) => from < one.to && one.from < to);
    const known = places[at];
    // Of overlapping occurrences the longest counts, or else the first.
    if (known === undefined) places.push(one);
    else if (one.to - one.from > known.to - known.from) places[at] = one;
    found.set(one.name, places);
  };
  addWritten(index, letters, words, inner, folded, add);
  addSets(index, letters, words, inner, folded, add);
  return [...found.values()].flat();
}

type Add = (one: VerbatimName) => void;
type FoldedName = (name: number) => FoldedLetters;

/** Budget steps for looking up a run of letters, and for comparing it with a name. */
const LOOK_UP = 1 / 64;
const COMPARISON = 0.5;

/** Folded letters of listed names; each is folded once, however often the text has its key. */
function foldedNames(index: Index): FoldedName {
  const known = new Map<number, FoldedLetters>();
  return (name) => {
    index.scratch.budget.spend(COMPARISON);
    const before = known.get(name);
    if (before) return before;
    index.scratch.budget.spend(COMPARISON);
    const made = foldLetters(stringAt(index.data.names.values, name));
    known.set(name, made);
    return made;
  };
}

function addWritten(
  index: Index,
  { units, edges }: FoldedLetters,
  { hashes }: FoldedWords,
  inner: boolean,
  folded: FoldedName,
  add: Add,
): void {
  const { written, reach } = index.data.verbatim;
  const { lookUps } = index.scratch;
  const { length } = units;
  for (let from = 0; from < length; from++) {
    if (edges[from] === EDGE.none) continue;
    // Look-ups note runs of any length: the maximum length of names with this prefix depends on what is listed.
    const longest =
      lookUps !== undefined
        ? length
        : from + PREFIX <= length
          ? (reach[reachPlace(hashes.of(from, from + PREFIX))] ?? 0)
          : 0;
    const last = Math.min(length, from + Math.max(longest, PREFIX - 1));
    index.scratch.budget.spend((last - from) * LOOK_UP);
    for (let to = from + 1; to <= last; to++) {
      if (edges[to] === EDGE.none || (inner && to - from === length)) continue;
      lookUps?.key('written', hashes.of(from, to));
      visitKey(written, hashes.of(from, to), (name) => {
        const way = wayWritten(folded(name), units.subarray(from, to));
        if (way) add({ name, from, to, way });
      });
    }
  }
}

/** How a name matches these letters, if at all: different letters may have the same key. */
function wayWritten(own: FoldedLetters, units: Uint16Array): 'written' | 'kept' | undefined {
  if (isEqual(own.units, units)) return 'written';
  return isEqual(keptLetters(own).units, units) ? 'kept' : undefined;
}

const isEqual = (a: Uint16Array, b: Uint16Array): boolean =>
  a.length === b.length && a.every((unit, i) => unit === b[i]);

function addSets(
  index: Index,
  letters: FoldedLetters,
  words: FoldedWords,
  inner: boolean,
  folded: FoldedName,
  add: Add,
): void {
  const { from, worth, isDropped } = words;
  const look = setFinder(index, letters, words, folded, add);
  for (let first = 0; first < from.length; first++) {
    index.scratch.budget.spend(SETS);
    const run: number[] = [];
    const kept: number[] = [];
    let [sum, all] = [0, 0];
    const end = inner && first === 0 ? from.length - 1 : from.length;
    for (let last = first; last < end && run.length < 2 * MAX_WORDS && kept.length < MAX_WORDS; last++) {
      run.push(last);
      all = (all + (worth[last] ?? 0)) | 0;
      if (!isDropped[last]) {
        kept.push(last);
        sum = (sum + (worth[last] ?? 0)) | 0;
        if (kept.length > 1 && !isDropped[first]) look(sum, kept);
      }
      // A name that would be too short without its legal form is looked up with all of its words.
      if (kept.length < run.length && run.length > 1) look(all, run);
    }
  }
}

/** Budget steps for looking up the sets that begin at a word. */
const SETS = 0.5;

/** Looks up a set of words and finds the names that consist of them. */
function setFinder(index: Index, letters: FoldedLetters, words: FoldedWords, folded: FoldedName, add: Add) {
  const { from, to, worth, isDropped } = words;
  return (sum: number, set: readonly number[]): void => {
    index.scratch.lookUps?.key('sets', setKey(sum, set.length));
    visitKey(index.data.verbatim.sets, setKey(sum, set.length), (name) => {
      const own = folded(name);
      const listed = foldedWords(own);
      const wanted = wordTexts(own, listed, countedWords(listed));
      const given = wordTexts(letters, words, set);
      // Different words may have the same key.
      if (wanted.length !== given.length || !wanted.every((word, i) => word === given[i])) return;
      // "Ltd" next to a name belongs to it if the name is listed with it.
      const isListed = (at: number): boolean => isDropped[at] === true && listed.worth.includes(worth[at] ?? -1);
      let [first, last] = [set[0] ?? 0, set.at(-1) ?? 0];
      while (isListed(first - 1)) first--;
      while (isListed(last + 1)) last++;
      add({ name, from: from[first] ?? 0, to: to[last] ?? 0, way: 'set' });
    });
  };
}
